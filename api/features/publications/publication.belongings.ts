/** What of publications hangs on a person; they stay when the person leaves, for the university lists them. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const publicationBelongings = {
  publications: {
    take: ({ db }, ownerId) =>
      db.publication.findMany({
        where: { ownerId },
        omit: { searchText: true, sortTitle: true, titleKey: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.publication.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } }),
  },
  authorships: {
    take: ({ db }, userId) =>
      db.authorship.findMany({
        where: { userId },
        include: { publication: { select: { title: true, doi: true } } },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.authorship.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
