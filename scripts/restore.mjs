// npm run restore -- FILE: puts a backup back. Makes sure that all is installed and generated first.
import { runProgram } from './runProgram.mjs'

runProgram('api/backup/restoreFile.ts')
