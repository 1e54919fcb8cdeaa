/** The embedded database: PostgreSQL in the process, its files in the data folder. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { lockFolder } from './lock.ts'
import { migrateApart } from './migrateApart.ts'
import { missingMigrations } from './migrations.ts'
import { queueBeside } from './queueBeside.ts'

const extensions = { btree_gist, citext, pg_trgm, unaccent }

/** A database in memory, from a dump of another one when given. */
export const inMemory = (options: PGliteOptions = {}) => PGlite.create({ ...options, extensions })

/** The database in a folder as it is. */
export const openFolder = (folder: string) => PGlite.create(folder, { extensions })

/** The database of this process; there is at most one. */
let opened: PGlite | undefined

/** Runs something while no statement of this process changes the database’s files; other statements wait. */
export async function whileQuiet<T>(work: () => Promise<T>): Promise<T> {
  if (!opened) return work()
  // What is written down by now need not be done again when the copy is opened.
  await opened.exec('CHECKPOINT')
  return opened.runExclusive(work)
}

/**
 * Opens the folder's database and brings it up to date. A new one is made beside and then renamed: whatever kills the first start, the next one
 * finds either nothing or all of it.
 */
export async function openEmbedded(dataDir: string) {
  const unlock = lockFolder(dataDir)
  try {
    const folder = path.join(dataDir, 'database')
    if (!existsSync(folder)) await make(folder)
    const pglite = await openMigrated(folder)
    opened = pglite
    const factory = new Embedded(pglite)
    return {
      factory,
      jobs: queueBeside(pglite),
      async close() {
        opened = undefined
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function make(folder: string) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await migrateApart({ folder: unfinished })
  renameSync(unfinished, folder)
}

async function openMigrated(folder: string): Promise<PGlite> {
  const pglite = await openFolder(folder)
  const missing = await missingMigrations(async (sql) => (await pglite.query(sql)).rows)
  if (!missing.length) return pglite
  await pglite.close()
  await migrateApart({ folder })
  return openFolder(folder)
}

/** The adapter does not wait for a script's end, so that a failing migration would go down as a good one. */
export class Embedded extends PrismaPGlite {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super(pglite)
    this.#pglite = pglite
  }

  override async connect() {
    const adapter = await super.connect()
    adapter.executeScript = async (script) => void (await this.#pglite.exec(script))
    return adapter
  }
}
