/** A grant that is held for a change, so that what happens at the same moment comes one after the other. */
import { notFound } from '../../errors.ts'
import type { ResearchGrant } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { lockRow } from '../../lockRow.ts'

/** Reads its present state and locks its row until the commit. */
export async function heldGrant(work: Work, id: number): Promise<ResearchGrant> {
  await lockRow(work.tx, 'ResearchGrant', id)
  return work.access.find('GRANT_UPDATE', id)
}

/** The same for what belongs to a grant, which is read again once that is held. */
export async function heldPart<T extends { researchGrantId: number }>(
  work: Work,
  find: () => Promise<T | null>,
  missing: () => string,
): Promise<T> {
  const before = await find()
  if (!before) throw notFound(missing())
  await heldGrant(work, before.researchGrantId)
  const part = await find()
  if (!part) throw notFound(missing())
  return part
}
