/** Assessments of adoption readiness, and claims for a readiness level, for tests. */
import type { ArlAssessment, ArlStatus, Prisma, TrlClaim } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { emptyProject } from '../../../api/readiness/completeness.ts'
import { engineVersion } from '../../../api/readiness/report.ts'
import { rubricVersion } from '../../../api/readiness/rubric.ts'

/** Writes an assessment of adoption readiness; without overrides a draft that rests on nothing. */
export const makeAssessment = (
  db: Db | Tx,
  {
    status = 'DRAFT',
    ...overrides
  }: { projectId: number; ownerId?: number | null; status?: ArlStatus; title?: string },
): Promise<ArlAssessment> => {
  const { title = 'Solar still' } = overrides
  return db.arlAssessment.create({
    data: {
      title,
      status,
      inputs: { project: { ...emptyProject, title }, sentences: [] },
      completeness: 0,
      engineVersion,
      rubricVersion,
      completedAt: status === 'COMPLETED' ? new Date() : null,
      ...overrides,
    },
  })
}

/** Writes a claim for a readiness level; without overrides a draft for TRL 1 without evidence. */
export const makeClaim = (
  db: Db | Tx,
  { status = 'DRAFT', ...overrides }: Partial<Prisma.TrlClaimUncheckedCreateInput> & { projectId: number },
): Promise<TrlClaim> =>
  db.trlClaim.create({
    data: {
      title: 'Solar still',
      level: 1,
      status,
      requestedAt: status === 'DRAFT' ? null : new Date(),
      reviewedFrom: status === 'IN_REVIEW' ? new Date() : null,
      ...overrides,
    },
  })
