/** A migrated database of its own for a test file: a clone of one in memory, or a schema of TEST_DATABASE_URL. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { clientOf, type OpenDatabase } from '../db.ts'
import { inMemory } from '../database/embedded.ts'
import { migrate, migrationsList } from '../database/migrate.ts'

/** Opens it; `onQuery` is handed every statement. */
export async function testDatabase(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? ownSchema(url, onQuery) : clone(onQuery)
}

async function clone(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const pglite = await inMemory({ loadDataDir: new Blob([await template()]) })
  const db = clientOf(new PrismaPGlite(pglite), onQuery)
  return {
    db,
    async close() {
      await db.$disconnect()
      await pglite.close()
    },
  }
}

/** The migrated database as a file, made once for each state of the migrations. */
async function template(): Promise<Uint8Array<ArrayBuffer>> {
  const state = createHash('sha256').update(JSON.stringify(migrationsList().migrationDirectories)).digest('hex')
  const folder = path.resolve(import.meta.dirname, '../../.cache')
  const file = path.join(folder, `database-${state.slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const pglite = await inMemory()
    await migrate(new PrismaPGlite(pglite))
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await pglite.close()
    mkdirSync(folder, { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, dump)
    renameSync(unfinished, file)
  }
  return new Uint8Array(readFileSync(file))
}

/** A new database on the server, dropped at the end. */
async function ownSchema(url: string, onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
  const server = clientOf(new PrismaPg({ connectionString: url }))
  await server.$executeRawUnsafe(`CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const factory = new PrismaPg({ connectionString: own.href })
  await migrate(factory)
  const db = clientOf(factory, onQuery)
  return {
    db,
    async close() {
      await db.$disconnect()
      await server.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.$disconnect()
    },
  }
}
