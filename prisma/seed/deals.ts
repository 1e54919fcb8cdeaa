/** The demo's deals: open ones for what investors are interested in, and some that were closed. */
import type { DealStatus } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

const blockers = [
  'The patent names a former employee as inventor; the assignment is not signed yet.',
  'The test data belongs to a hospital, which must agree to its use.',
  'Freedom to operate in the GCC is not searched yet.',
]

/** What projects without an interest that goes on came to, by turns. */
const closed: readonly (readonly [status: DealStatus, party: string, amount: number | null, note: string])[] = [
  ['LICENSED', 'Gulf Desalination Works', 1_200_000, 'Exclusive license for the GCC, with 4 % of sales.'],
  ['SPUN_OUT', 'Palm Acoustics LLC', 350_000, 'Two founders; the university holds 10 %.'],
  ['ENDED', '', null, 'The license was offered to five companies; none needed it before 2029.'],
]

export async function seedDeals(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const interests = await tx.investmentInterest.findMany({ include: { investor: true }, orderBy: { id: 'asc' } })
  const team = [persons.get('commercialization_team')!, persons.get('ku_team')!]
  const seen = new Set<number>()
  let waits = false
  for (const [
    nth,
    { id: interestId, projectId, title, status, createdAt, statusSince, investor, amountUntil },
  ] of interests.entries()) {
    if (seen.has(projectId) || status === 'WITHDRAWN' || status === 'PASSED') continue
    seen.add(projectId)
    // One investment has just been recorded, and its deal is not closed yet.
    const recorded = status === 'INVESTED' && !waits
    if (recorded) waits = true
    const invested = status === 'INVESTED' && !recorded
    const { id } = await tx.deal.create({
      data: {
        projectId,
        title,
        handlerId: team[nth % 2]!,
        createdAt,
        updatedAt: statusSince,
        statusSince: invested ? statusSince : createdAt,
        ...(recorded && { investmentInterestId: interestId, investedAt: calendar.ago(2, nth) }),
        ...(invested && {
          status: 'INVESTED',
          party: investor!.department,
          amount: amountUntil,
          closedOn: new Date(statusSince.toISOString().slice(0, 10)),
          note: 'Seed round, with a seat for the university on the board.',
        }),
      },
    })
    await tx.auditEntry.create({
      data: {
        at: createdAt,
        action: 'createInterest',
        actorId: investor?.id ?? null,
        entity: 'Deal',
        entityId: id,
        changes: { status: [null, 'OPEN'] },
      },
    })
    if (nth % 4 === 3)
      await tx.dealBlocker.create({
        data: { dealId: id, text: blockers[(nth >> 2) % blockers.length]!, createdAt: statusSince },
      })
  }
  const others = await tx.project.findMany({
    where: { id: { notIn: [...seen] }, status: 'COMPLETED' },
    orderBy: { id: 'asc' },
    take: closed.length,
  })
  for (const [nth, [status, party, amount, note]] of closed.entries()) {
    const project = others[nth]
    if (!project) break
    const at = calendar.ago(120 + nth * 60, nth)
    await tx.deal.create({
      data: {
        projectId: project.id,
        title: project.title,
        status,
        party,
        amount,
        note,
        handlerId: team[nth % 2]!,
        closedOn: calendar.date(-(120 + nth * 60)),
        createdAt: calendar.ago(300 + nth * 60, nth),
        statusSince: at,
        updatedAt: at,
      },
    })
  }
}
