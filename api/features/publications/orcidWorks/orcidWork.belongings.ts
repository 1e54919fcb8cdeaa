/** What was found in the ORCID record of a person, which goes with the iD, and what the person dismissed of it, which stays. */
import { oldestFirst, type Belonging } from '../../../records/belonging.ts'

export const orcidWorkBelongings = {
  orcidWatch: {
    take: ({ db }, userId) =>
      db.orcidWatch.findMany({
        where: { userId },
        select: {
          orcid: true,
          enabled: true,
          readAt: true,
          nextReadAt: true,
          problem: true,
          createdAt: true,
          works: {
            select: { putCode: true, item: true, inRecord: true, dismissedAt: true, createdAt: true },
            orderBy: oldestFirst,
          },
        },
      }),
    leave: ({ tx, viewer }) => tx.orcidWatch.deleteMany({ where: { userId: viewer.id } }),
  },
  orcidDismissals: {
    take: ({ db }, userId) =>
      db.orcidDismissal.findMany({
        where: { userId },
        select: { putCode: true, doi: true, title: true, year: true, dismissedAt: true },
        orderBy: { dismissedAt: 'asc' },
      }),
    leave: ({ tx, viewer }) => tx.orcidDismissal.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
