/** What the database and the queue say of themselves. */
import type { Db } from '../../db.ts'

export interface DatabaseFacts {
  version: string
  bytes: number
  /** The latest migration that was applied. */
  migration: string
}

export interface TableFacts {
  name: string
  /** As the database estimates it; null before it has. */
  rows: number | null
  /** With indexes. */
  bytes: number
}

export interface QueueFacts {
  name: string
  waiting: number
  active: number
  failed: number
  completed: number
}

export interface StatementFacts {
  statement: string
  calls: number
  meanMs: number
  totalMs: number
}

export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const [facts] = await db.$queryRaw<Omit<DatabaseFacts, 'bytes'>[]>`
    SELECT current_setting('server_version') AS version,
      (SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL
        ORDER BY migration_name DESC LIMIT 1) AS migration`
  return { ...facts!, bytes: await sizeOf(db) }
}

interface Size {
  bytes: number
  readAt: number
}
const sizes = new WeakMap<Db, Size>()
const sizeHolds = 60_000

/** The size of the database, a minute old at most: the embedded one goes over all of its files for it. */
async function sizeOf(db: Db): Promise<number> {
  const known = sizes.get(db)
  if (known && performance.now() - known.readAt < sizeHolds) return known.bytes
  const [{ bytes }] = await db.$queryRaw<[{ bytes: number }]>`
    SELECT pg_database_size(current_database())::float8 AS bytes`
  sizes.set(db, { bytes, readAt: performance.now() })
  return bytes
}

/** The ten largest tables, the largest first. */
export const largestTables = (db: Db): Promise<TableFacts[]> => db.$queryRaw<TableFacts[]>`
  SELECT relname AS name, nullif(reltuples, -1)::float8 AS rows, pg_total_relation_size(oid)::float8 AS bytes
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  ORDER BY bytes DESC, relname LIMIT 10`

/** The jobs of the last two weeks by what they do; those that failed first. */
export const queueFacts = (db: Db): Promise<QueueFacts[]> => db.$queryRaw<QueueFacts[]>`
  SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    count(*) FILTER (WHERE state = 'completed')::int AS completed
  FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss%'
  GROUP BY name ORDER BY failed DESC, waiting DESC, name`

/**
 * The ten statements that took the most time of the database altogether; null where it does not count them
 * (the extension pg_stat_statements). Values are not part of them.
 */
export async function slowestStatements(db: Db): Promise<StatementFacts[] | null> {
  const [there] = await db.$queryRaw<{ there: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_stat_statements') AS there`
  if (!there!.there) return null
  return db.$queryRaw<StatementFacts[]>`
    SELECT query AS statement, calls::float8 AS calls, mean_exec_time AS "meanMs", total_exec_time AS "totalMs"
    FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY total_exec_time DESC LIMIT 10`
}
