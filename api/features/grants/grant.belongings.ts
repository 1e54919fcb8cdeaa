/** What of grants hangs on a person; they stay when the person leaves, for the university owes what they promise. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const grantBelongings = {
  researchGrants: {
    take: ({ db }, ownerId) =>
      db.researchGrant.findMany({
        where: { ownerId },
        omit: { searchText: true, sortTitle: true, sortStartsOn: true },
        include: {
          members: { select: { name: true, affiliation: true, role: true } },
          items: { select: { kind: true, title: true, dueOn: true, doneOn: true } },
          periods: { select: { startsOn: true, endsOn: true, planned: true, actual: true } },
        },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.researchGrant.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } }),
  },
  grantMemberships: {
    take: ({ db }, userId) =>
      db.grantMember.findMany({
        where: { userId },
        select: { name: true, affiliation: true, role: true, researchGrant: { select: { title: true, funder: true } } },
        orderBy: oldestFirst,
      }),
    // Funders know who worked on it: the name stays.
    leave: ({ tx, viewer }) => tx.grantMember.updateMany({ where: { userId: viewer.id }, data: { userId: null } }),
  },
} as const satisfies Record<string, Belonging>
