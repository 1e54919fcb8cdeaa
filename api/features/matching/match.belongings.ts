/** What somebody has said of matches is theirs alone, and goes with the person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const matchBelongings = {
  matchAnswers: {
    take: ({ db, access }, userId) =>
      db.matchAnswer.findMany({
        where: { userId, project: access.within('PROJECT_READ'), challenge: access.within('CHALLENGE_READ') },
        select: {
          reply: true,
          reason: true,
          comment: true,
          createdAt: true,
          project: { select: { id: true, title: true } },
          challenge: { select: { id: true, title: true } },
        },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.matchAnswer.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
