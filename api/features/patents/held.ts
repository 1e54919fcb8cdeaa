/** A patent that is held for a change with its family, so that what happens at the same moment comes one after the other. */
import * as records from '#texts/ui/records.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'

/** Reads its present state and locks its family until the commit: dates of one patent move deadlines of others. */
export async function heldPatent(work: Work, id: number): Promise<Patent> {
  const found = await work.tx.patent.findUnique({ where: { id }, select: { patentFamilyId: true } })
  if (!found) throw notFound(records.patent())
  await lockRow(work.tx, 'PatentFamily', found.patentFamilyId)
  return work.access.find('PATENT_UPDATE', id)
}

/** The same for the patent of a deadline or a cost, which is read again once the family is held. */
export async function heldPart<T extends { patentId: number }>(
  work: Work,
  find: () => Promise<T | null>,
  missing: () => string,
): Promise<{ part: T; patent: Patent }> {
  const before = await find()
  if (!before) throw notFound(missing())
  const patent = await heldPatent(work, before.patentId)
  const part = await find()
  if (!part) throw notFound(missing())
  return { part, patent }
}
