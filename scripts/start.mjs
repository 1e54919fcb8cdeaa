// npm start: from nothing to a running Ascent. Installs, generates and builds what is missing or stale, then serves.
import { spawn } from 'node:child_process'
import { build, environment, generate, install, node, root, serverFlags } from './setUp.mjs'

try {
  install()
  generate()
  build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const server = spawn(node(), [...serverFlags, 'api/server.ts'], { cwd: root, env: environment(), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
