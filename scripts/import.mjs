// npm run import -- FILE: projects from a CSV or JSON file. Makes sure that all is installed and generated, then reads it.
import { runProgram } from './runProgram.mjs'

runProgram('api/features/imports/importFile.ts')
