// npm run import -- FILE: projects from a CSV or JSON file. Makes sure that all is installed and generated, then reads it.
import { spawn } from 'node:child_process'
import { environment, generateClient, install, node, root } from './setUp.mjs'

try {
  install()
  generateClient()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// Files are named from where the person stands, which npm keeps in INIT_CWD.
const env = { ...environment(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
const command = ['api/features/imports/importFile.ts', ...process.argv.slice(2)]
const importing = spawn(node(), command, { cwd: root, env, stdio: 'inherit' })
importing.on('exit', (code) => process.exit(code ?? 1))
