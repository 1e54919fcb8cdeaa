/** What a database holds, by which a copy of it is held against the original. */
type Ask = (sql: string) => Promise<unknown[]>

/** A file as the database knows it. */
interface KeptFile {
  key: string
  size: number
  sha256: string
}

export interface Facts {
  migration: string
  /** Rows by table. */
  tables: Record<string, number>
  files: KeptFile[]
}

/** Reads them, all from the same moment when `ask` asks within one. */
export async function factsOf(ask: Ask): Promise<Facts> {
  const names = (await ask(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )) as { name: string }[]
  const counts = names.map(({ name }) => `SELECT '${name}' AS name, count(*)::float8 AS rows FROM "${name}"`)
  const tables = (await ask(counts.join(' UNION ALL '))) as { name: string; rows: number }[]
  const [last] = (await ask('SELECT max(migration_name) AS migration FROM _prisma_migrations')) as [Facts]
  return {
    migration: last.migration,
    tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    files: (await ask('SELECT key, size, sha256 FROM "File" ORDER BY id')) as KeptFile[],
  }
}
