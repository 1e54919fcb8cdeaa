// npm run admin -- EMAIL: makes an administrator. Makes sure that all is installed and generated first.
import { spawn } from 'node:child_process'
import { environment, generateClient, install, node, root } from './setUp.mjs'

try {
  install()
  generateClient()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const command = ['api/features/accounts/administratorFile.ts', ...process.argv.slice(2)]
const making = spawn(node(), command, { cwd: root, env: environment(), stdio: 'inherit' })
making.on('exit', (code) => process.exit(code ?? 1))
