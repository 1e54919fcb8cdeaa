/** Completes an assessment: its ratings stand, and its project's owner is notified. */
import type { Work } from '../../action.ts'
import { move } from '../../moves.ts'
import { engineVersion } from '../../readiness/report.ts'
import { rubricVersion } from '../../readiness/rubric.ts'
import { notify } from '../notifications/notify.ts'
import { cancelRun, runsUnderWay } from '../runs/startRun.ts'
import { arlFiles } from './arlFiles.ts'
import { arlMoves } from './arlMoves.ts'

export async function completeAssessment(work: Work, id: number): Promise<{ projectId: number }> {
  const { tx } = work
  // A program that has the ratings does not wait for the files.
  for (const run of await runsUnderWay(work, { arlAssessmentId: id })) await cancelRun(work, arlFiles, run)
  const assessment = await tx.arlAssessment.findUniqueOrThrow({ where: { id } })
  await move(work, arlMoves, assessment, 'COMPLETED', {
    data: { completedAt: new Date(), engineVersion, rubricVersion },
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
