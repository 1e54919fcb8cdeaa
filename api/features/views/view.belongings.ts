/** What of saved views hangs on a person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const viewBelongings = {
  savedViews: {
    take: ({ db }, ownerId) =>
      db.savedView.findMany({
        where: { ownerId },
        select: { list: true, name: true, query: true, shared: true, followed: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    // What is shared is the team's own work, and goes with whoever keeps it up.
    leave: ({ tx, viewer }) => tx.savedView.deleteMany({ where: { ownerId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
