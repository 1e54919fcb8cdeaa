/** What points to accounts, as the database knows it: every foreign key, and where two rows of one account would collide. */
import { Prisma } from '../../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../db.ts'

interface Column {
  table: string
  column: string
}

interface Unique {
  table: string
  columns: string[]
  /** Of a partial index. */
  predicate: string | null
}

/** Every column that names an account. */
export const accountColumns = (db: Db | Tx): Promise<Column[]> => db.$queryRaw<Column[]>`
  SELECT t.relname AS "table", a.attname AS "column"
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
  WHERE c.contype = 'f' AND c.confrelid = '"User"'::regclass ORDER BY 1, 2`

/** The unique indexes over a column of a table. */
export async function uniquesOver(db: Db | Tx, { table, column }: Column): Promise<Unique[]> {
  const found = await db.$queryRaw<Unique[]>`
    SELECT t.relname AS "table", pg_get_expr(i.indpred, i.indrelid) AS "predicate",
      array(SELECT a.attname::text FROM unnest(i.indkey) k JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k)
        AS "columns"
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    WHERE i.indisunique AND t.relname = ${table}`
  return found.filter(({ columns }) => columns.includes(column))
}

/** The tables to which other columns of a table point, by the column. */
export async function parentsOf(db: Db | Tx, table: string): Promise<Map<string, string>> {
  const found = await db.$queryRaw<{ column: string; parent: string }[]>`
    SELECT a.attname AS "column", p.relname AS "parent"
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class p ON p.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND t.relname = ${table}`
  return new Map(found.map(({ column, parent }) => [column, parent]))
}

/** A name of the catalogue inside a statement. */
export const named = (name: string): Prisma.Sql => Prisma.raw(`"${name.replaceAll('"', '""')}"`)

interface Pair {
  /** The row of the merged account, and the one of the kept account that is the same. */
  merged: number
  kept: number
}

/** Rows of both accounts of which the database takes only one. */
export async function collisions(db: Db | Tx, at: Column, keptId: number, mergedId: number): Promise<Pair[]> {
  const pairs = new Map<number, Pair>()
  for (const { columns, predicate } of await uniquesOver(db, at)) {
    const others = columns.filter((one) => one !== at.column)
    const same = others.map((one) => Prisma.sql`d.${named(one)} = k.${named(one)}`)
    const within = predicate ? Prisma.raw(`AND (${predicate})`) : Prisma.empty
    const rows = (id: number) =>
      Prisma.sql`(SELECT * FROM ${named(at.table)} WHERE ${named(at.column)} = ${id} ${within})`
    const found = await db.$queryRaw<Pair[]>`
      SELECT d.id AS "merged", k.id AS "kept" FROM ${rows(mergedId)} d
      JOIN ${rows(keptId)} k ON ${same.length ? Prisma.join(same, ' AND ') : Prisma.raw('true')}`
    for (const pair of found) pairs.set(pair.merged, pair)
  }
  return [...pairs.values()]
}
