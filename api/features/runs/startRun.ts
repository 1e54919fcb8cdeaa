/** Starts a run in an action, and stops those of a record. */
import type { AnalysisRun } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'
import { enqueue } from '../../job.ts'
import { move } from '../../moves.ts'
import type { RunKind } from './runDefinition.ts'
import { runMoves, underWay } from './runMoves.ts'

type Subject = Pick<AnalysisRun, 'arlAssessmentId'>

/** Begins as soon as the action is committed. One of the same kind may not be under way for the subject. */
export async function startRun({ tx, viewer }: Work, kind: RunKind, subject: Subject): Promise<{ id: number }> {
  const { id } = await tx.analysisRun.create({ data: { kind: kind.kind, ownerId: viewer.id, ...subject } })
  await enqueue(tx, kind.job, { id }, { group: `${viewer.id}` })
  return { id }
}

/** Cancels a run; refuses when it has ended. What works on it stops within about a second, on whichever server. */
export async function cancelRun(work: Work, kind: RunKind, run: AnalysisRun): Promise<void> {
  const now = new Date()
  const cancelled = await move(work, runMoves, run, 'CANCELLED', { data: { endedAt: now, seenAt: now, step: '' } })
  await kind.end(work, cancelled, null)
  work.afterCommit(() => publish(`analysisRun:${run.id}`, { id: run.id }))
}

/** The runs of a record that are under way. */
export const runsUnderWay = ({ tx }: Pick<Work, 'tx'>, subject: Subject): Promise<AnalysisRun[]> =>
  tx.analysisRun.findMany({ where: { ...subject, state: { in: underWay } } })
