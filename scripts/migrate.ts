/** npm run migrate -- NAME: writes the migration that brings the database from the migrations to prisma/schema. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { missingMigration } from '#api/database/difference.ts'
import { migrationsFolder } from '#api/database/migrations.ts'

const name = process.argv[2]?.replace(/\W+/g, '_')
if (!name) {
  console.error('Say what the migration does: npm run migrate -- add_teams')
  process.exit(1)
}
const sql = await missingMigration()
if (!sql) {
  console.log('The migrations already make what prisma/schema says.')
  process.exit(0)
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = path.join(migrationsFolder, `${stamp}_${name}`)
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'migration.sql'), sql)
console.log(
  `Written: ${path.relative(process.cwd(), folder)}/migration.sql. Read it, and add what Prisma cannot say (generated columns, constraints).`,
)
process.exit(0)
