/**
 * Columns of a record by their path through relations: `submittedAt`, `project.idea.id`, or `projects[].projectId` through a
 * list. For what is asked of many models alike.
 */
import { tableOf, type Db, type Tx } from './db.ts'

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

/** The table of a model that is one of many. */
export const anyTable = (db: Db | Tx, model: string): Table => db[tableOf(model)] as unknown as Table

const partsOf = (path: string) => path.split('.')
const nameIn = (part: string) => part.replace('[]', '')

/** A clause on the column, or the order by it. */
export const columnAt = (path: string, value: unknown): Clause =>
  partsOf(path).reduceRight<unknown>(
    (inner, part) => ({ [nameIn(part)]: part.endsWith('[]') ? { some: inner } : inner }),
    value,
  ) as Clause

/** The select with the columns at the paths beside its own. */
export const withColumns = (select: Clause, paths: readonly string[]): Clause =>
  paths.reduce((all, path) => withColumn(all, partsOf(path)), select)

function withColumn(select: Clause, [part = '', ...rest]: readonly string[]): Clause {
  const name = nameIn(part)
  if (!rest.length) return { ...select, [name]: true }
  const below = (select[name] as { select?: Clause } | undefined)?.select ?? {}
  return { ...select, [name]: { select: withColumn(below, rest) } }
}

/** What a row has at the path; several values through a list, none through a relation that is empty. */
export const valuesAt = (row: unknown, path: string): unknown[] =>
  partsOf(path).reduce<unknown[]>(
    (rows, part) => rows.flatMap((one) => (one === null ? [] : ((one as Clause)[nameIn(part)] as unknown))),
    [row],
  )

/** The numbers among them. */
export const numbersAt = (row: unknown, path: string): number[] =>
  valuesAt(row, path).filter((value) => typeof value === 'number')
