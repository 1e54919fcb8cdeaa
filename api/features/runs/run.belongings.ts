/** Runs are their owner's alone, and go with the person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const runBelongings = {
  analysisRuns: {
    take: ({ db, access }, ownerId) =>
      db.analysisRun.findMany({
        where: { AND: [{ ownerId }, access.within('ANALYSIS_RUN_OWN')] },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.analysisRun.deleteMany({ where: { ownerId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
