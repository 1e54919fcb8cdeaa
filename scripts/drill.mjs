// npm run drill [-- NAME]: breaks a running server on purpose and looks what is left. Nothing of it is part of npm start.
import { spawn } from 'node:child_process'
import { buildServer, environment, generate, install, node, root, serverFlags } from './setUp.mjs'

install()
generate()
buildServer()
const drill = spawn(node(), ['scripts/drill/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: { BENCH_NODE_FLAGS: serverFlags.join(' '), ...environment() },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => drill.kill(signal))
drill.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
