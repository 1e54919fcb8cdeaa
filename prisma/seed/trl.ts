/** The demo's claims for readiness levels: what the university validated, what waits for it, and what it returned. */
import type { Prisma } from '../../api/__generated__/prisma/client.ts'
import type { TrlAnswer, TrlClaimStatus } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import { criteriaBetween } from '../../api/features/trl/criteria.rules.ts'
import type { Calendar } from './calendar.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'

/** Every other claim that waits has an expert who has begun. */
const statusOf = ({ trlState }: DemoProject, nth: number): TrlClaimStatus =>
  trlState === 'PENDING' ? (nth % 2 ? 'IN_REVIEW' : 'REQUESTED') : trlState!

export async function seedTrl(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const claimed = projects.filter(({ trlState, trl }) => trlState && trl !== null && trl > 1)
  for (const [nth, demo] of claimed.entries()) await seedClaim(tx, calendar, persons, ids, demo, nth)
}

async function seedClaim(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids, demo: DemoProject, nth: number) {
  const projectId = ids.get(demo.title)!
  const [expert, team, lead] = ['expert', 'ku_team', demo.lead].map((key) => persons.get(key)!)
  const status = statusOf(demo, nth)
  const [level, fromLevel] = [demo.trl!, demo.trl! - 1]
  const [begun, requestedAt, decidedAt] = [40, 30, 12].map((days) => calendar.ago(days + nth, nth))
  const decided = status === 'VALIDATED' || status === 'CHANGES_REQUESTED'
  const rows = evidenceOf(demo, fromLevel, status).map((row) => ({
    ...row,
    ...(row.answer ? { answeredById: expert, answeredAt: decidedAt } : {}),
    updatedAt: decidedAt!,
  }))
  const { id } = await tx.trlClaim.create({
    data: {
      projectId,
      claimantId: lead!,
      title: demo.title,
      status,
      level,
      fromLevel,
      completeness: 100,
      requestedAt: requestedAt!,
      createdAt: begun!,
      updatedAt: decided ? decidedAt! : requestedAt!,
      ...(decided ? { decidedAt: decidedAt!, decidedById: expert! } : {}),
      evidence: { createMany: { data: rows } },
      ...(status === 'REQUESTED'
        ? {}
        : { validators: { create: { userId: expert!, assignedAt: requestedAt!, acceptedAt: requestedAt! } } }),
    },
  })
  // The level below a claim that is not decided was validated before claims were kept.
  const validated =
    status === 'VALIDATED'
      ? { validatedTrl: level, validatedTrlAt: decidedAt!, validatedTrlById: expert! }
      : { validatedTrl: fromLevel, validatedTrlAt: calendar.ago(200 + nth, nth), validatedTrlById: team! }
  // `updatedAt` stays as the project's own history has it.
  const { updatedAt } = await tx.project.findUniqueOrThrow({ where: { id: projectId } })
  await tx.project.update({ where: { id: projectId }, data: { ...validated, updatedAt } })
  const history: Prisma.AuditEntryCreateManyInput[] = [
    { at: begun!, action: 'createTrlClaim', actorId: lead!, changes: { level: [null, level] } },
    { at: requestedAt!, action: 'submitTrlClaim', actorId: lead!, changes: { status: ['DRAFT', 'REQUESTED'] } },
    ...(decided
      ? [{ at: decidedAt!, action: 'reviewTrlClaim', actorId: expert!, changes: { status: ['IN_REVIEW', status] } }]
      : []),
  ].map((entry) => ({ ...entry, entity: 'TrlClaim', entityId: id }))
  await tx.auditEntry.createMany({ data: history })
}

/** What the criteria ask for; of a returned claim the last one, and of one in review only the first is answered. */
function evidenceOf(demo: DemoProject, fromLevel: number, status: TrlClaimStatus) {
  const criteria = criteriaBetween(fromLevel, demo.trl!)
  return criteria.map(({ code, example }, place) => {
    const last = place === criteria.length - 1
    const accepted =
      status === 'VALIDATED' || (status === 'CHANGES_REQUESTED' && !last) || (status === 'IN_REVIEW' && !place)
    const returned = status === 'CHANGES_REQUESTED' && last
    const answer: TrlAnswer | null = accepted ? 'ACCEPTED' : returned ? 'RETURNED' : null
    return {
      code,
      text: `${example}.`,
      link: place === 1 ? `https://example.com/evidence/${code}` : '',
      answer,
      answerComment: returned ? 'Please name the conditions under which this was measured.' : '',
    }
  })
}
