/** A migrated database of its own for a test file: a clone of one in memory, or one on the server of TEST_DATABASE_URL. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { clientOf, type OpenDatabase } from '../db.ts'
import { Embedded, inMemory } from '../database/embedded.ts'
import { migrate, migrationsList } from '../database/migrate.ts'
import { queueBeside } from '../database/queueBeside.ts'
import { openServer } from '../database/server.ts'

/** Opens it; `onQuery` is handed every statement. */
export async function testDatabase(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? ownDatabase(url, onQuery) : clone(onQuery)
}

/** Both serve all test files of a process. */
let dump: Promise<Blob> | undefined
let program: Promise<PGliteOptions> | undefined

/** The embedded database's own program, which each instance would read and compile again. */
async function compiled(): Promise<PGliteOptions> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const read = (name: string) => readFileSync(path.join(folder, name))
  return {
    pgliteWasmModule: await WebAssembly.compile(read('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(read('initdb.wasm')),
    fsBundle: new Blob([read('pglite.data')]),
  }
}

async function clone(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const pglite = await inMemory({ loadDataDir: await (dump ??= template()), ...(await (program ??= compiled())) })
  const db = clientOf(new Embedded(pglite), onQuery)
  return {
    db,
    jobs: queueBeside(pglite),
    async close() {
      await db.$disconnect()
      await pglite.close()
    },
  }
}

/** The migrated database as a file, made once for each state of the migrations. */
async function template(): Promise<Blob> {
  const state = createHash('sha256').update(JSON.stringify(migrationsList().migrationDirectories)).digest('hex')
  const folder = path.resolve(import.meta.dirname, '../../.cache')
  const file = path.join(folder, `database-${state.slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const pglite = await inMemory()
    await migrate(new Embedded(pglite))
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await pglite.close()
    mkdirSync(folder, { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, dump)
    renameSync(unfinished, file)
  }
  return new Blob([readFileSync(file)])
}

/** A new database on the server, dropped at the end. */
async function ownDatabase(url: string, onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
  const server = await openServer(url)
  const admin = clientOf(server.factory)
  await admin.$executeRawUnsafe(`CREATE DATABASE ${name}`)
  const ours = new URL(url)
  ours.pathname = `/${name}`
  const own = await openServer(ours.href)
  await migrate(own.factory)
  return {
    db: clientOf(own.factory, onQuery),
    jobs: own.jobs,
    async close() {
      await own.close()
      await admin.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}
