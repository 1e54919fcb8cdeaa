/** The look of the platform: the one that people see, and the draft of the next. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { firstLook, type Look } from './firstLook.ts'

const columns = Object.fromEntries(Object.keys(firstLook).map((name) => [name, true])) as Record<keyof Look, true>

/** What people see; the first look until the university has published one. */
export const lookOf = async (db: Db | Tx): Promise<Look> =>
  (await db.platform.findUnique({ where: { id: 1 }, select: columns })) ?? firstLook

/** A look that was written down; what was added to looks since then is as in the first one. */
export const keptLook = (kept: Prisma.JsonValue): Look => ({ ...firstLook, ...(kept as unknown as Partial<Look>) })

/** What administrators prepare; null without a draft. */
export async function draftOf(db: Db | Tx): Promise<Look | null> {
  const platform = await db.platform.findUnique({ where: { id: 1 }, select: { draftLook: true } })
  return platform?.draftLook ? keptLook(platform.draftLook) : null
}
