/** The demo's claims for readiness levels: what the university validated, what waits for it, and what it returned. */
import type { TrlAnswer, TrlClaimStatus } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import { criteriaBetween } from '../../api/features/trl/criteria.rules.ts'
import type { Calendar } from './calendar.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'

/** Claims are of the level above the one that was validated before. */
const claimed = projects.filter(({ trlState, trl }) => trlState && trl !== null && trl > 1)

/** Every other claim that waits has an expert who has begun. */
const statusOf = ({ trlState }: DemoProject, nth: number): TrlClaimStatus =>
  trlState === 'PENDING' ? (nth % 2 ? 'IN_REVIEW' : 'REQUESTED') : trlState!

const isDecided = (status: TrlClaimStatus) => status === 'VALIDATED' || status === 'CHANGES_REQUESTED'

/** The validated level as a project's row has it. */
export function validatedOf(project: DemoProject, calendar: Calendar, persons: Ids) {
  const nth = claimed.indexOf(project)
  if (nth < 0) return {}
  const now = project.trlState === 'VALIDATED'
  return {
    validatedTrl: now ? project.trl! : project.trl! - 1,
    validatedTrlAt: calendar.ago((now ? 12 : 200) + nth, nth),
    validatedTrlById: persons.get(now ? 'expert' : 'ku_team')!,
  }
}

export async function seedTrl(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const expert = persons.get('expert')!
  const claims = claimed.map((demo, nth) => {
    const status = statusOf(demo, nth)
    // Most answers came in time, and what waits was requested within the last days, so that only a part of it is overdue.
    const [days, apart] = isDecided(status) ? [[40, nth % 5 ? 24 : 30, 12], nth] : [[12, 3, 1], Math.floor(nth / 5)]
    const [begun, requestedAt, decidedAt] = days.map((count) => calendar.ago(count + apart, nth)) as [Date, Date, Date]
    return { demo, status, begun, requestedAt, decidedAt, lead: persons.get(demo.lead)! }
  })
  const made = await tx.trlClaim.createManyAndReturn({
    data: claims.map(({ demo, status, begun, requestedAt, decidedAt, lead }) => ({
      projectId: ids.get(demo.title)!,
      claimantId: lead,
      title: demo.title,
      status,
      level: demo.trl!,
      fromLevel: demo.trl! - 1,
      completeness: 100,
      requestedAt,
      assignedAt: status === 'REQUESTED' ? null : requestedAt,
      reviewedFrom: requestedAt,
      createdAt: begun,
      updatedAt: isDecided(status) ? decidedAt : requestedAt,
      decidedAt: isDecided(status) ? decidedAt : null,
      decidedById: isDecided(status) ? expert : null,
    })),
    select: { id: true },
  })
  const rows = claims.map((claim, nth) => ({ ...claim, id: made[nth]!.id }))
  await tx.trlEvidence.createMany({ data: rows.flatMap((row) => evidenceOf(row, expert)) })
  await tx.trlValidator.createMany({
    data: rows
      .filter(({ status }) => status !== 'REQUESTED')
      .map(({ id, requestedAt }) => ({
        claimId: id,
        userId: expert,
        assignedAt: requestedAt,
        acceptedAt: requestedAt,
      })),
  })
  await tx.auditEntry.createMany({
    data: rows.flatMap(({ id, demo, status, begun, requestedAt, decidedAt, lead }) =>
      [
        { at: begun, action: 'createTrlClaim', actorId: lead, changes: { level: [null, demo.trl] } },
        { at: requestedAt, action: 'submitTrlClaim', actorId: lead, changes: { status: ['DRAFT', 'REQUESTED'] } },
        ...(isDecided(status)
          ? [{ at: decidedAt, action: 'reviewTrlClaim', actorId: expert, changes: { status: ['IN_REVIEW', status] } }]
          : []),
      ].map((entry) => ({ ...entry, entity: 'TrlClaim', entityId: id })),
    ),
  })
}

interface Claim {
  id: number
  demo: DemoProject
  status: TrlClaimStatus
  requestedAt: Date
  decidedAt: Date
}

/** What the criteria ask for; of a returned claim the last one, and of one in review only the first is answered. */
function evidenceOf({ id, demo, status, requestedAt, decidedAt }: Claim, expert: number) {
  const criteria = criteriaBetween(demo.trl! - 1, demo.trl!)
  return criteria.map(({ code, example }, place) => {
    const last = place === criteria.length - 1
    const returned = status === 'CHANGES_REQUESTED' && last
    const accepted =
      status === 'VALIDATED' || (status === 'CHANGES_REQUESTED' && !last) || (status === 'IN_REVIEW' && !place)
    const answer: TrlAnswer | null = accepted ? 'ACCEPTED' : returned ? 'RETURNED' : null
    return {
      claimId: id,
      code,
      text: `${example}.`,
      link: place === 1 ? `https://example.com/evidence/${code}` : '',
      answer,
      answerComment: returned ? 'Please name the conditions under which this was measured.' : '',
      answeredById: answer ? expert : null,
      answeredAt: answer ? decidedAt : null,
      updatedAt: answer ? decidedAt : requestedAt,
    }
  })
}
