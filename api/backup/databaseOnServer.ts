/** Copies of a database on a PostgreSQL server. */
import path from 'node:path'
import pg from 'pg'
import { CannotBackUp } from './cannotBackUp.ts'
import { factsOf, type Facts } from './facts.ts'
import { runTool } from './serverTools.ts'

const dump = 'database.dump'

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that is lost fails the statement that it was at.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const facts = (client: pg.Client) => factsOf(async (sql) => (await client.query(sql)).rows as unknown[])

/** Copies the database into a folder as it is at one moment, for which the facts stand, too; others go on writing. */
export const copyServer = (url: string, folder: string): Promise<Facts> =>
  connected(url, async (client) => {
    await client.query(
      `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
       BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`,
    )
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    const known = await facts(client)
    await runTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]!.snapshot}`,
      `--file=${path.join(folder, dump)}`,
    ])
    return known
  })

/** Whether the database has no tables yet. */
export const serverIsEmpty = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
    )
    return rowCount === 0
  })

/** Puts the copy in a folder into an empty database, and reads what it then holds. */
export async function restoreServer(url: string, folder: string): Promise<Facts> {
  const { pathname } = new URL(url)
  await runTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--jobs=2',
    `--dbname=${decodeURIComponent(pathname.slice(1))}`,
    path.join(folder, dump),
  ])
  return connected(url, facts)
}

/** Restores the copy into a database of its own beside the one that is in use, reads what it holds, and drops it. */
export async function tryOnServer(url: string, folder: string, name: string): Promise<Facts> {
  const beside = new URL(url)
  beside.pathname = `/${name}`
  await connected(url, (client) => client.query(`CREATE DATABASE "${name}"`)).catch((error: Error) => {
    throw new CannotBackUp(`No database could be created to restore the backup into: ${error.message}.`)
  })
  try {
    return await restoreServer(beside.href, folder)
  } finally {
    await connected(url, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
  }
}
