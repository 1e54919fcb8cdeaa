/** What of pinned records hangs on a person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const pinBelongings = {
  pins: {
    take: ({ db }, userId) =>
      db.pin.findMany({
        where: { userId },
        select: { entity: true, entityId: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.pin.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
