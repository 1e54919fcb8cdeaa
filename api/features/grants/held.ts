/** A grant that is held for a change, so that what happens at the same moment comes one after the other. */
import { notFound } from '../../errors.ts'
import type { Work } from '../../action.ts'

/** Reads what belongs to a grant once that is held until the commit. */
export async function heldPart<T extends { researchGrantId: number }>(
  work: Work,
  find: () => Promise<T | null>,
  missing: () => string,
): Promise<T> {
  const before = await find()
  if (!before) throw notFound(missing())
  await work.access.hold('GRANT_UPDATE', before.researchGrantId)
  const part = await find()
  if (!part) throw notFound(missing())
  return part
}
