/** Notifies the owner of a run that has ended, unless they saw that on the screen. */
import type { AnalysisRun } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { notify } from '../notifications/notify.ts'
import type { RunKind } from './runDefinition.ts'

export const tellOwner = (db: Db, kind: RunKind, run: AnalysisRun): Promise<void> =>
  inBackground(db, async (work) => {
    if (!(await markSeen(work.tx, run))) return
    const message = await kind.message(work, run)
    if (message) await notify(work, { to: run.ownerId, ...message })
  })

/** Notes that the owner knows how the run ended; false when they knew already, or it has not ended. */
export async function markSeen({ analysisRun }: Pick<Db, 'analysisRun'>, { id }: { id: number }): Promise<boolean> {
  const { count } = await analysisRun.updateMany({
    where: { id, seenAt: null, endedAt: { not: null } },
    data: { seenAt: new Date() },
  })
  return count > 0
}
