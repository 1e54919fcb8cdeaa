/** What a merge would move, keep once and leave, counted before anybody merges. */
import { getDatamodel } from '../../../__generated__/pothos.ts'
import type { Db, Tx } from '../../../db.ts'
import { accountColumns, collisions, named, parentsOf, uniquesOver } from './accountColumns.ts'
import { mergeRules, type MergeRule } from './mergeRules.ts'

export interface Counted {
  /** The model, and the column that names the account. */
  table: string
  column: string
  rule: MergeRule
  count: number
  /** Of how many of them both accounts have the same, so that one is kept. */
  once: number
  /** What these are: the titles of their teams, projects and so on, at most 20. */
  titles: string[]
}

const models = getDatamodel().datamodel.models as Record<string, { fields: readonly { name: string }[] }>
const mostTitles = 20

/** Everything that points to the merged account, by what becomes of it; what there is none of is left out. */
export async function mergePreview(db: Db | Tx, keptId: number, mergedId: number): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const at of await accountColumns(db)) {
    const { table, column } = at
    const rule = mergeRules[`${table}.${column}`]
    if (!rule) throw new Error(`${table}.${column} has no rule for merging accounts`)
    const [row] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM ${named(table)} WHERE ${named(column)} = ${mergedId}`
    if (!row.count) continue
    const pairs = rule === 'MOVE' ? await collisions(db, at, keptId, mergedId) : []
    const titles = pairs.length ? await titlesOf(db, table, column, pairs.slice(0, mostTitles)) : []
    counted.push({ table, column, rule, count: row.count, once: pairs.length, titles })
  }
  return counted
}

async function titlesOf(db: Db | Tx, table: string, column: string, pairs: readonly { merged: number }[]) {
  const parents = await parentsOf(db, table)
  const uniques = await uniquesOver(db, { table, column })
  const of = [...new Set(uniques.flatMap(({ columns }) => columns))].filter((one) => one !== column && parents.has(one))
  const titles: string[] = []
  for (const one of of) {
    const parent = parents.get(one)!
    const title = ['title', 'name'].find((name) => models[parent]?.fields.some((field) => field.name === name))
    if (!title) continue
    const rows = await db.$queryRaw<{ title: string }[]>`
      SELECT p.${named(title)} AS title FROM ${named(table)} t JOIN ${named(parent)} p ON p.id = t.${named(one)}
      WHERE t.id = ANY (${pairs.map(({ merged }) => merged)})`
    titles.push(...rows.map((row) => row.title))
  }
  return titles
}
