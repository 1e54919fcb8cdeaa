/** The level of adoption readiness that a project shows beside its TRL and CRL. */
import { batched } from '../../batched.ts'
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { bandWords, scoreWords } from '../../readiness/report.ts'

interface Level {
  low: number
  high: number
  completedAt: Date
  signedOff: boolean
}

const ProjectReadiness = builder.objectRef<Level>('ProjectReadiness').implement({
  description: 'The Adoption Readiness Level of a project by its latest completed assessment.',
  fields: (t) => ({
    low: t.exposeInt('low', { description: 'The lowest level that the assessment leaves open, 1-9.' }),
    high: t.exposeInt('high', { description: 'The highest level that the assessment leaves open, 1-9.' }),
    score: t.string({ description: 'Such as ARL 3-4.', resolve: (range) => scoreWords(range) }),
    band: t.string({ description: 'What the low end means, in words.', resolve: ({ low }) => bandWords(low) }),
    assessedAt: t.field({ type: 'DateTime', resolve: ({ completedAt }) => completedAt }),
    signedOff: t.exposeBoolean('signedOff', { description: 'Whether a reviewer of the university signed it off.' }),
  }),
})

const latest = batched<Level | null>(async ({ db }, ids) => {
  const rows = await db.arlAssessment.findMany({
    where: { projectId: { in: [...ids] }, status: 'COMPLETED' },
    select: { projectId: true, low: true, high: true, completedAt: true, reviewedAt: true },
    orderBy: { completedAt: 'desc' },
    distinct: ['projectId'],
  })
  return ids.map((id) => {
    const row = rows.find(({ projectId }) => projectId === id)
    return row?.completedAt
      ? { low: row.low, high: row.high, completedAt: row.completedAt, signedOff: row.reviewedAt !== null }
      : null
  })
})

builder.prismaObjectField('Project', 'readiness', (t) =>
  t.field({
    type: ProjectReadiness,
    nullable: true,
    description: 'Its Adoption Readiness Level; null while it is not assessed.',
    extensions: { reads: [] },
    resolve: ({ id }, _, ctx) => latest(ctx, id),
  }),
)

const counts = batched<number>(async ({ db, access }, ids) => {
  const rows = await db.arlAssessment.groupBy({
    by: ['projectId'],
    where: { AND: [{ projectId: { in: [...ids] } }, access.within('ARL_READ')] },
    _count: true,
  })
  return ids.map((id) => rows.find(({ projectId }) => projectId === id)?._count ?? 0)
})

builder.prismaObjectField('Project', 'arlAssessmentCount', (t) =>
  t.int({
    description: 'How many assessments of it the viewer may see.',
    extensions: { reads: [] },
    resolve: ({ id }, _, ctx) => counts(ctx, id),
  }),
)
builder.prismaObjectField('Project', 'canAssessReadiness', (t) =>
  viewerCan(t, 'ARL_CREATE', 'Whether the viewer may assess its adoption readiness.'),
)
