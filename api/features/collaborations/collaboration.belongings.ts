/** What of collaborations hangs on a person; the others go on with them. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const titled = { select: { id: true, title: true } }

export const collaborationBelongings = {
  collaborations: {
    take: ({ db }, userId) =>
      db.collaborationPartner.findMany({ where: { userId }, select: { collaboration: titled }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.collaborationPartner.deleteMany({ where: { userId: viewer.id } }),
  },
  collaborationMessages: {
    take: ({ db }, authorId) =>
      db.collaborationMessage.findMany({
        where: { authorId },
        select: { text: true, createdAt: true, collaboration: titled },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
