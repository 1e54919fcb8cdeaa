/** What of publications hangs on a person; they stay when the person leaves, for the university lists them. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const publicationBelongings = {
  publications: {
    take: ({ db }, ownerId) =>
      db.publication.findMany({
        where: { ownerId },
        omit: { searchText: true, sortTitle: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.publication.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } }),
  },
} as const satisfies Record<string, Belonging>
