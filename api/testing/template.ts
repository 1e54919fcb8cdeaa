/** The migrated database that the tests' own ones are copies of, made once before they run: a file, or one on the server. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clientOf } from '../db.ts'
import { Embedded, inMemory } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { migrationsList } from '../database/migrations.ts'
import { noLimits } from '../database/pool.ts'
import { openMigratedServer, openServer } from '../database/server.ts'

/** Small pieces of the log: a whole one of the usual 16 MB would be read and another be filled at each opening. */
const initDbStartParams = ['--wal-segsize=1']

/** What makes a copy cheap to open: less memory to fill, no databases that no test asks, nothing of the log to do again. */
const lean = [
  `ALTER SYSTEM SET shared_buffers = '8MB'`,
  'ALTER SYSTEM SET wal_init_zero = off',
  `UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'`,
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'CHECKPOINT',
]

/** Each state of the migrations has its own. */
const state = createHash('sha256')
  .update(JSON.stringify([migrationsList().migrationDirectories, initDbStartParams, lean]))
  .digest('hex')
  .slice(0, 16)

/** Where the embedded one lies, as a dump. */
export const templateFile = path.resolve(import.meta.dirname, `../../.cache/database-${state}.tar`)

/** The name of the one on the server. */
export const templateDatabase = `ascent_template_${state}`

/** Another database of the same server. */
export function besides(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** For vitest: before the first test. */
export default async function setup(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) await onServer(url)
  else if (!existsSync(templateFile)) await asFile()
}

async function asFile() {
  const pglite = await inMemory({ initDbStartParams })
  await migrate(new Embedded(pglite))
  for (const statement of lean) await pglite.exec(statement)
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await pglite.close()
  mkdirSync(path.dirname(templateFile), { recursive: true })
  const unfinished = `${templateFile}.${randomUUID()}`
  writeFileSync(unfinished, dump)
  renameSync(unfinished, templateFile)
}

/** Under another name until it is whole: nobody may be connected to a database that is copied. */
async function onServer(url: string) {
  const server = await openServer(url, noLimits)
  const admin = clientOf(server.factory)
  try {
    const [known] = await admin.$queryRaw<unknown[]>`SELECT 1 FROM pg_database WHERE datname = ${templateDatabase}`
    if (known) return
    const unfinished = `ascent_unfinished_${randomUUID().replaceAll('-', '')}`
    await admin.$executeRawUnsafe(`CREATE DATABASE ${unfinished}`)
    await (await openMigratedServer(besides(url, unfinished))).close()
    await admin.$executeRawUnsafe(`ALTER DATABASE ${unfinished} RENAME TO ${templateDatabase}`)
  } finally {
    await admin.$disconnect()
    await server.close()
  }
}
