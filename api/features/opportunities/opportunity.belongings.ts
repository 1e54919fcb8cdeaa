/** What of opportunities hangs on a person: gone with the account. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const opportunityBelongings = {
  investmentThesis: {
    take: ({ db }, investorId) => db.investmentThesis.findUnique({ where: { investorId } }),
    leave: ({ tx, viewer }) => tx.investmentThesis.deleteMany({ where: { investorId: viewer.id } }),
  },
  opportunityMarks: {
    // What is closed to investors again is not named to them.
    take: ({ db, access }, investorId) =>
      db.opportunityMark.findMany({
        where: { AND: [{ investorId }, access.within('OPPORTUNITY_MARK')] },
        select: {
          savedAt: true,
          note: true,
          dismissedAt: true,
          lessLikeThis: true,
          seenAt: true,
          project: { select: { id: true, title: true } },
        },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.opportunityMark.deleteMany({ where: { investorId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
