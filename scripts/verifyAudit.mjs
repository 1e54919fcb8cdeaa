// npm run verify-audit: checks the audit trail. Makes sure that all is installed and generated first.
import { spawn } from 'node:child_process'
import { environment, generateClient, install, node, root } from './setUp.mjs'

try {
  install()
  generateClient()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const command = ['api/auditFile.ts', ...process.argv.slice(2)]
const checking = spawn(node(), command, { cwd: root, env: environment(), stdio: 'inherit' })
checking.on('exit', (code) => process.exit(code ?? 1))
