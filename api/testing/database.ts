/** A migrated database of its own for a test file: a copy of the template in memory, or on the server of TEST_DATABASE_URL. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { clientOf, type OpenDatabase } from '../db.ts'
import { Embedded, inMemory } from '../database/embedded.ts'
import { queueBeside } from '../database/queueBeside.ts'
import { noLimits } from '../database/pool.ts'
import { openServer } from '../database/server.ts'
import { closeLimits } from '../limits.ts'
import { besides, templateDatabase, templateFile } from './template.ts'

/** Opens it; `onQuery` is handed every statement. */
export async function testDatabase(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  // Its accounts have the numbers of another database's, whose tries are not theirs.
  closeLimits()
  const url = process.env['TEST_DATABASE_URL']
  return url ? onServer(url, onQuery) : inProcess(onQuery)
}

/** Both serve all test files of a process. */
let dump: Blob | undefined
let program: Promise<PGliteOptions> | undefined

async function inProcess(onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  dump ??= new Blob([readFileSync(templateFile)])
  const pglite = await inMemory({ loadDataDir: dump, ...(await (program ??= compiled())) })
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

/** A new database on the server, dropped at the end. */
async function onServer(url: string, onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
  const server = await openServer(url, noLimits)
  const admin = clientOf(server.factory)
  await admin.$executeRawUnsafe(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  const own = await openServer(besides(url, name))
  const db = clientOf(own.factory, onQuery)
  return {
    db,
    jobs: own.jobs,
    async close() {
      await db.$disconnect()
      await own.close()
      await admin.$executeRawUnsafe(`DROP DATABASE ${name}`)
      await server.close()
    },
  }
}
