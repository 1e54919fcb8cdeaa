/** Writes the demo's investment theses, and what each investor has saved and dismissed. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import type { Known } from '../../../api/features/opportunities/known.ts'
import type { Calendar } from '../calendar.ts'
import { offeredToInvestors } from '../interests/seedInterests.ts'
import type { Ids } from '../projects/demoProject.ts'
import { theses } from './theses.ts'

const thousand = 1_000
const notes = [
  'Ask for the last test report before the partners meet.',
  'Good team. Who owns the data of the pilot?',
  'Compare with what we saw in Rotterdam.',
]
/** Every investor saves three and dismisses one; the ask of one that was saved has changed since. */
const savedOfEach = 3

export async function seedOpportunities(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const opportunities = offeredToInvestors.map(({ title }) => ids.get(title)!)
  const projects = new Map(
    (await tx.project.findMany({ where: { id: { in: opportunities } } })).map((project) => [project.id, project]),
  )
  const assessed = await tx.arlAssessment.findMany({
    where: { projectId: { in: opportunities }, status: 'COMPLETED' },
    select: { projectId: true, low: true, high: true },
    orderBy: { completedAt: 'asc' },
  })
  const levels = new Map(assessed.map((level) => [level.projectId, level]))
  for (const [nth, { investor, ticket, trl, age, ...thesis }] of theses.entries()) {
    const investorId = persons.get(investor)!
    await tx.investmentThesis.create({
      data: {
        ...thesis,
        investorId,
        trlFrom: trl[0],
        trlUntil: trl[1],
        ticketFrom: ticket[0] * thousand,
        ticketUntil: ticket[1] * thousand,
        createdAt: calendar.ago(age, nth),
        updatedAt: calendar.ago(age, nth),
      },
    })
    const marked = Array.from(
      { length: savedOfEach + 1 },
      (_, place) => opportunities[(nth * 5 + place * 3) % opportunities.length]!,
    )
    const askOf = (projectId: number) => {
      const { seekingInvestment, fundingAmountNeeded } = projects.get(projectId)!
      return seekingInvestment ? fundingAmountNeeded : null
    }
    const changed = marked.slice(0, savedOfEach).find((id) => askOf(id) !== null)
    await tx.opportunityMark.createMany({
      data: [...new Set(marked)].map((projectId, place): Prisma.OpportunityMarkCreateManyInput => {
        const { validatedTrl, seekingInvestment, fundingPurpose, ipStatus } = projects.get(projectId)!
        const at = calendar.ago(9 + place * 4, nth)
        const asked = askOf(projectId)
        const arl = levels.get(projectId)
        const told: Known = {
          validatedTrl,
          asked,
          purpose: seekingInvestment ? fundingPurpose : '',
          ipStatus,
          arlLow: arl?.low ?? null,
          arlHigh: arl?.high ?? null,
        }
        const seen = projectId === changed && asked ? { ...told, asked: Math.round(asked * 0.8) } : told
        const who = { investorId, projectId, seenAt: at, seen, told, createdAt: at }
        return place < savedOfEach
          ? { ...who, savedAt: at, note: place < 2 ? notes[(nth + place) % notes.length]! : '' }
          : { ...who, dismissedAt: at, lessLikeThis: nth % 2 === 0 }
      }),
    })
  }
}
