// npm start: from nothing to a running Ascent. Installs, generates and builds what is missing or stale, then serves.
import { spawn } from 'node:child_process'
import { build, builtServer, environment, generate, install, node, root, serverFlags } from './setUp.mjs'

try {
  install()
  generate()
  build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/** How Node ends when it finds a fault of its own, as it rarely does with WebAssembly (https://github.com/nodejs/node/issues/64500). */
const faults = ['SIGTRAP', 'SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL']
const mostStarts = 3

let server
function serve(times) {
  server = spawn(node(), [...serverFlags, builtServer], { cwd: root, env: environment(), stdio: 'inherit' })
  server.on('exit', (code, signal) => {
    if (!faults.includes(signal) || times === mostStarts) process.exit(code ?? (signal ? 1 : 0))
    console.error(`Node ended with ${signal}, a fault of its own. Starting again …`)
    serve(times + 1)
  })
}
serve(1)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
