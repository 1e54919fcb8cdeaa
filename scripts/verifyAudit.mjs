// npm run verify-audit: checks the audit trail. Makes sure that all is installed and generated first.
import { runProgram } from './runProgram.mjs'

runProgram('api/auditFile.ts')
