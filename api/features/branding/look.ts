/** The look of the platform: the one that people see, and the draft of the next. */
import type { Db, Tx } from '../../db.ts'
import { firstLook, type Look } from './firstLook.ts'

const columns = Object.fromEntries(Object.keys(firstLook).map((name) => [name, true])) as Record<keyof Look, true>

/** What people see; the first look until the university has published one. */
export const lookOf = async (db: Db | Tx): Promise<Look> =>
  (await db.platform.findUnique({ where: { id: 1 }, select: columns })) ?? firstLook

/** What administrators prepare; null without a draft. */
export async function draftOf(db: Db | Tx): Promise<Look | null> {
  const platform = await db.platform.findUnique({ where: { id: 1 }, select: { draftLook: true } })
  return (platform?.draftLook as Look | null | undefined) ?? null
}
