/** Analyses of synergy are their owner's alone, and go with the person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const synergyBelongings = {
  synergyAnalyses: {
    take: ({ db, access }, ownerId) =>
      db.synergyAnalysis.findMany({
        where: { AND: [{ ownerId }, access.within('SYNERGY_READ')] },
        omit: { searchText: true, sortTitle: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.synergyAnalysis.deleteMany({ where: { ownerId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
