// npm run dev: the server restarts and the page reloads on save; Prisma and Relay are generated again. One Ctrl+C stops all.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { environment, generate, install, node, root, run } from './setUp.mjs'

install()
generate()

const start = (command, args, env = {}) =>
  spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
const children = [
  start(node(), ['--watch-path=api', '--watch-path=prisma/migrations', 'api/server.ts'], {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
  }),
  start('vite', []),
]

/** Calls `work` once things have been quiet for a moment. */
function onChange(folder, wanted, work) {
  let timer
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || file.includes('__generated__') || !wanted.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        work()
      } catch (error) {
        console.error(error.message)
      }
    }, 150)
  })
}
onChange('prisma/schema', /\.prisma$/, generate)
onChange('web', /\.tsx?$/, generate)
onChange('api', /\.(graph|actions|rules)\.ts$|policy\.ts$|builder\.ts$/, () => {
  run(node(), ['scripts/schema.ts'])
  generate()
})

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
