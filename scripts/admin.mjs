// npm run admin -- EMAIL: makes an administrator. Makes sure that all is installed and generated first.
import { runProgram } from './runProgram.mjs'

runProgram('api/features/accounts/administratorFile.ts')
