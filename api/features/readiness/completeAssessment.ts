/** Completes an assessment: its report is written, and its project's owner is notified. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { move } from '../../moves.ts'
import { engineVersion, reportOf } from '../../readiness/report.ts'
import { rubricVersion } from '../../readiness/rubric.ts'
import { notify } from '../notifications/notify.ts'
import { cancelRun, runsUnderWay } from '../runs/startRun.ts'
import { arlFiles } from './arlFiles.ts'
import { arlMoves } from './arlMoves.ts'
import type { Inputs } from './assessedProject.ts'
import { ratedOf } from './ratings.ts'

export async function completeAssessment(work: Work, id: number): Promise<{ projectId: number }> {
  const { tx } = work
  // A program that has the ratings does not wait for the files.
  for (const run of await runsUnderWay(work, { arlAssessmentId: id })) await cancelRun(work, arlFiles, run)
  const assessment = await tx.arlAssessment.findUniqueOrThrow({ where: { id } })
  const rated = ratedOf(await tx.arlRating.findMany({ where: { assessmentId: id } }))
  const { project } = assessment.inputs as unknown as Inputs
  await move(work, arlMoves, assessment, 'COMPLETED', {
    data: {
      completedAt: new Date(),
      engineVersion,
      rubricVersion,
      report: reportOf(project, rated) as unknown as Prisma.InputJsonObject,
    },
    changes: { level: [null, assessment.level] },
  })
  const { ownerId } = await tx.project.findUniqueOrThrow({ where: { id: assessment.projectId } })
  await notify(work, {
    to: ownerId,
    kind: 'ARL_READY',
    subject: { entity: 'ArlAssessment', id },
    data: { by: work.viewer.name, project: assessment.title },
  })
  return { projectId: assessment.projectId }
}
