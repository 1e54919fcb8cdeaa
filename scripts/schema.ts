/** Writes schema.graphql from the code; with --check it only says whether the two agree. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printSchema } from '#api/printSchema.ts'
import { schema } from '#api/schema.ts'

const file = path.resolve(import.meta.dirname, '../schema.graphql')
const printed = printSchema(schema)
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== printed) {
    console.error('schema.graphql is not what the code says: run npm run generate.')
    process.exit(1)
  }
} else writeFileSync(file, printed)
process.exit(0)
