/** What a person has in introductions: what may be taken along, and what becomes of it when the account is deleted. */
import * as texts from '#texts/experts/words.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const taken = { message: true, state: true, answer: true, createdAt: true, answeredAt: true }

/** Companies see that nobody answers any more. */
const declineAll = ({ tx, viewer }: Work) =>
  tx.introduction.updateMany({
    where: { expertId: viewer.id, state: 'WAITING' },
    data: { state: 'DECLINED', answer: texts.expertLeft(), answeredAt: new Date() },
  })

export const introductionBelongings = {
  introductionsAsked: {
    take: ({ db }, requesterId) =>
      db.introduction.findMany({ where: { requesterId }, select: taken, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.introduction.deleteMany({ where: { requesterId: viewer.id } }),
    close: ({ tx, viewer }) => tx.introduction.deleteMany({ where: { requesterId: viewer.id, state: 'WAITING' } }),
  },
  introductionsGot: {
    take: ({ db }, expertId) => db.introduction.findMany({ where: { expertId }, select: taken, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.introduction.deleteMany({ where: { expertId: viewer.id } }),
    close: declineAll,
  },
} as const satisfies { [R in keyof Prisma.UserInclude]?: Belonging }
