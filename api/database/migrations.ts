/** The files of prisma/migrations and prisma/schema, and which of the migrations a database lacks. What applies them is in migrate.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
export const migrationsFolder = path.join(root, 'prisma/migrations')
const schemaFolder = path.join(root, 'prisma/schema')

/** The schema's files as [path, content]. */
export const schemaFiles = (): [string, string][] =>
  readdirSync(schemaFolder).map((name) => [
    `prisma/schema/${name}`,
    readFileSync(path.join(schemaFolder, name), 'utf8'),
  ])

export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

/** All migrations in the form that the engine takes. */
export const migrationsList = () => ({
  baseDir: migrationsFolder,
  lockfile: {
    path: 'migration_lock.toml',
    content: readFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
  },
  shadowDbInitScript: '',
  migrationDirectories: migrationNames().map((name) => ({
    path: name,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok', value: readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8') },
    },
  })),
})

/** The migrations that are not in the database, which `ask` reads. */
export async function missingMigrations(ask: (sql: string) => Promise<unknown[]>): Promise<string[]> {
  const [{ begun }] = (await ask(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS begun`)) as [
    { begun: boolean },
  ]
  const done = begun
    ? await ask(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
    : []
  const names = new Set((done as { name: string }[]).map(({ name }) => name))
  return migrationNames().filter((name) => !names.has(name))
}
