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
import { migrate } from './migrate.ts'
import { queueBeside } from './queueBeside.ts'

const extensions = { btree_gist, citext, pg_trgm, unaccent }

/** A database in memory, from a dump of another one when given. */
export const inMemory = (options: PGliteOptions = {}) => PGlite.create({ ...options, extensions })

/**
 * Opens the folder's database. A new one is made beside and then renamed: whatever kills the first start, the next one
 * finds either nothing or all of it.
 */
export async function openEmbedded(dataDir: string) {
  const unlock = lockFolder(dataDir)
  try {
    const folder = path.join(dataDir, 'database')
    if (!existsSync(folder)) await make(folder)
    const pglite = await PGlite.create(folder, { extensions })
    const factory = new Embedded(pglite)
    return {
      factory,
      jobs: queueBeside(pglite),
      /** The lock on the folder keeps everyone else out already. */
      alone: <T>(work: (factory: Embedded) => Promise<T>) => work(factory),
      async close() {
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
  const pglite = await PGlite.create(unfinished, { extensions })
  await migrate(new Embedded(pglite))
  await pglite.close()
  renameSync(unfinished, folder)
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
