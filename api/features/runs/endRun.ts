/** Ends a run together with what follows from it: its result, and the notification of its owner. */
import type { AnalysisRun } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Db } from '../../db.ts'
import { publish } from '../../events.ts'
import { inBackground } from '../../inBackground.ts'
import { enqueue } from '../../job.ts'
import { moveIfUnchanged } from '../../moves.ts'
import type { RunKind } from './runDefinition.ts'
import { runMoves } from './runMoves.ts'

/** A run's own row says when and how it ended. */
export const unaudited: Work['audit'] = async () => {}

/** Milliseconds in which an open page shows that a run has ended, so that its owner need not be notified. */
const patience = 5_000

type Outcome = { result: unknown } | { error: string }

/** Does nothing when the run has ended meanwhile, or another process has begun it again. */
export async function endRun(
  db: Db,
  kind: RunKind,
  run: AnalysisRun,
  to: 'DONE' | 'FAILED',
  outcome: Outcome,
): Promise<void> {
  await inBackground(db, async ({ tx, afterCommit }) => {
    const { id, attempts } = run
    const error = 'error' in outcome ? outcome.error : ''
    const ended = await moveIfUnchanged({ tx, audit: unaudited }, runMoves, run, to, {
      where: { attempts },
      data: { endedAt: new Date(), step: '', error },
    })
    if (!ended) return
    await kind.end({ tx }, ended, 'result' in outcome ? outcome.result : null)
    // The job of a run that has ended notifies its owner.
    await enqueue(tx, kind.job, { id }, { startAfter: new Date(Date.now() + patience) })
    afterCommit(() => publish(`analysisRun:${id}`, { id }))
  })
}
