/** Moves what points to one account to another, as mergeRules.ts says, and back again. */
import type { Tx } from '../../../db.ts'
import { accountColumns, collisions, named } from './accountColumns.ts'
import { mergeRules, strongest } from './mergeRules.ts'

export type Moved = Record<string, number[]>
export type Dropped = Record<string, Record<string, unknown>[]>

/** Within a transaction that holds both accounts. */
export async function moveAccount(
  tx: Tx,
  keptId: number,
  mergedId: number,
): Promise<{ moved: Moved; dropped: Dropped }> {
  const moved: Moved = {}
  const dropped: Dropped = {}
  for (const at of await accountColumns(tx)) {
    const { table, column } = at
    const rule = mergeRules[`${table}.${column}`]
    if (!rule) throw new Error(`${table}.${column} has no rule for merging accounts`)
    if (rule === 'END') await tx.$executeRaw`DELETE FROM ${named(table)} WHERE ${named(column)} = ${mergedId}`
    if (rule !== 'MOVE') continue
    const weaker = await weakerOf(tx, table, await collisions(tx, at, keptId, mergedId))
    if (weaker.length) {
      const rows = await tx.$queryRaw<{ row: Record<string, unknown> }[]>`
        DELETE FROM ${named(table)} t WHERE id = ANY (${weaker}) RETURNING to_jsonb(t) AS row`
      dropped[table] = [...(dropped[table] ?? []), ...rows.map(({ row }) => row)]
    }
    const rows = await tx.$queryRaw<{ id: number }[]>`
      UPDATE ${named(table)} SET ${named(column)} = ${keptId} WHERE ${named(column)} = ${mergedId} RETURNING id`
    if (rows.length) moved[`${table}.${column}`] = rows.map(({ id }) => id)
  }
  return { moved, dropped }
}

/** Of each two rows that are the same the one that goes: the merged account's, unless its part is the stronger one. */
async function weakerOf(tx: Tx, table: string, pairs: readonly { merged: number; kept: number }[]): Promise<number[]> {
  const order = strongest[table]
  if (!order || !pairs.length) return pairs.map(({ merged }) => merged)
  const ids = pairs.flatMap(({ merged, kept }) => [merged, kept])
  const rows = await tx.$queryRaw<{ id: number; role: string }[]>`
    SELECT id, role::text AS role FROM ${named(table)} WHERE id = ANY (${ids})`
  const rank = new Map(rows.map(({ id, role }) => [id, order.indexOf(role)]))
  return pairs.map(({ merged, kept }) => (rank.get(merged)! < rank.get(kept)! ? kept : merged))
}

/** Restores what was moved, if the kept account still has it, and what was dropped. */
export async function moveBack(
  tx: Tx,
  keptId: number,
  mergedId: number,
  moved: Moved,
  dropped: Dropped,
): Promise<void> {
  for (const [place, ids] of Object.entries(moved)) {
    const [table, column] = place.split('.') as [string, string]
    await tx.$executeRaw`
      UPDATE ${named(table)} SET ${named(column)} = ${mergedId} WHERE id = ANY (${ids}) AND ${named(column)} = ${keptId}`
  }
  for (const [table, rows] of Object.entries(dropped)) {
    const columns = await tx.$queryRaw<{ name: string }[]>`
      SELECT attname AS name FROM pg_attribute
      WHERE attrelid = ${`"${table}"`}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`
    const list = columns.map(({ name }) => `"${name}"`).join(', ')
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb) ON CONFLICT DO NOTHING`,
      JSON.stringify(rows),
    )
  }
}
