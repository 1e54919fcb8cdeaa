// npm run backup: one archive of the database and all files. Makes sure that all is installed and generated first.
import { runProgram } from './runProgram.mjs'

runProgram('api/backup/backupFile.ts')
