/**
 * Keeps what is computed of a family as its dates say: the terms of its patents and their deadlines. What lies in the past
 * when a patent is entered is taken as settled (decision 0320); what was done or does not apply stays as it was said.
 */
import type { PatentDeadline } from '../../__generated__/prisma/client.ts'
import { isoDay, universityDay } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { legalDeadlines, termsOf } from './deadlineDates.ts'
import type { LegalDeadline } from './months.ts'

/** Reads the family, which is held, and writes what differs. */
export async function refreshFamily(tx: Tx, patentFamilyId: number): Promise<void> {
  const patents = await tx.patent.findMany({
    where: { patentFamilyId },
    include: { deadlines: true },
    orderBy: { id: 'asc' },
  })
  const terms = termsOf(patents)
  for (const patent of patents) {
    const { priorityOn, termFrom } = terms.get(patent.id)!
    if (!same(priorityOn, patent.priorityOn) || !same(termFrom, patent.termFrom))
      await tx.patent.update({ where: { id: patent.id }, data: { priorityOn, termFrom, updatedAt: patent.updatedAt } })
    await refreshDeadlines(tx, patent.id, patent.deadlines, legalDeadlines({ ...patent, priorityOn, termFrom }))
  }
}

const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()

type Key = Pick<LegalDeadline, 'kind' | 'year'>
const keyOf = ({ kind, year }: Key) => `${kind} ${year}`

async function refreshDeadlines(
  tx: Tx,
  patentId: number,
  kept: readonly PatentDeadline[],
  legal: readonly LegalDeadline[],
): Promise<void> {
  const wanted = new Map(legal.map((one) => [keyOf(one), one]))
  const computed = kept.filter(({ kind }) => kind !== 'OTHER')
  const known = new Set(computed.map(keyOf))
  const open = computed.filter(({ outcome }) => outcome === null)
  for (const deadline of open) {
    const now = wanted.get(keyOf(deadline))
    if (!now) await tx.patentDeadline.delete({ where: { id: deadline.id } })
    else if (isoDay(now.dueOn) !== isoDay(deadline.dueOn))
      await tx.patentDeadline.update({ where: { id: deadline.id }, data: { dueOn: now.dueOn, remindedDays: null } })
  }
  const today = universityDay()
  const coming = legal.filter((one) => one.dueOn >= today && !known.has(keyOf(one)))
  const renewalWaits = open.some((one) => one.kind === 'RENEWAL' && wanted.has(keyOf(one)))
  // Of renewals the next one alone: nobody acts on those of the years after it.
  const renewal = renewalWaits ? undefined : coming.find(({ kind }) => kind === 'RENEWAL')
  const added = [...coming.filter(({ kind }) => kind !== 'RENEWAL'), ...(renewal ? [renewal] : [])]
  await tx.patentDeadline.createMany({ data: added.map((one) => ({ patentId, ...one })) })
}
