/** What of enquiries hangs on a person of the team. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const enquiryBelongings = {
  answeredEnquiries: {
    // What the visitor gave is not the person's.
    take: ({ db }, answeredById) =>
      db.technologyEnquiry.findMany({
        where: { answeredById },
        select: { headline: true, answer: true, answeredAt: true },
        orderBy: oldestFirst,
      }),
    // The visitor has the answer, and the university keeps it, without the person.
    leave: ({ tx, viewer }) =>
      tx.technologyEnquiry.updateMany({ where: { answeredById: viewer.id }, data: { answeredById: null } }),
  },
} as const satisfies Record<string, Belonging>
