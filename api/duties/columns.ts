/** Columns of a record by their path below it (`submittedAt`, `challenge.answerBy`), in clauses, selects and rows. */
import { tableOf, type Db, type Tx } from '../db.ts'
import type { Duty } from './duty.ts'

export type Clause = Record<string, unknown>

/** A record with the columns that were asked for. */
export interface Row extends Record<string, unknown> {
  id: number
}

interface Table {
  findMany(args: object): Promise<Row[]>
  count(args: object): Promise<number>
  groupBy(args: object): Promise<Record<string, unknown>[]>
}

/** The table of a duty's records. */
export const tableFor = (db: Db | Tx, { model }: Duty): Table => db[tableOf(model)] as unknown as Table

/** A clause on a column, or the order by it. */
export const columnAt = (path: string, value: unknown): Clause =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Clause

/** The columns of a select, and one more. */
export function withColumn(select: Clause, path: string): Clause {
  const [name = '', ...rest] = path.split('.')
  if (!rest.length) return { ...select, [name]: true }
  const below = (select[name] as { select?: Clause } | undefined)?.select ?? {}
  return { ...select, [name]: { select: withColumn(below, rest.join('.')) } }
}

/** What a row has in a column. */
export const valueAt = (row: Row, path: string): Date | null =>
  path.split('.').reduce<unknown>((of, name) => (of as Clause)[name], row) as Date | null
