// Runs a program of the server's code with the arguments of this command, once all that it needs is installed and generated.
import { spawn } from 'node:child_process'
import { environment, generateClient, install, node, root } from './setUp.mjs'

/** Ends with the program's own exit code. */
export function runProgram(file) {
  try {
    install()
    generateClient()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  // Files are named from where the person stands, which npm keeps in INIT_CWD.
  const env = { ...environment(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
  const running = spawn(node(), [file, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' })
  running.on('exit', (code) => process.exit(code ?? 1))
}
