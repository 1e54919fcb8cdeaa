/** What of analytics hangs on a person: the reports that one gets, and what one entered into the annual report. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const analyticsBelongings = {
  reportSubscriptions: {
    take: ({ db }, userId) =>
      db.reportSubscription.findMany({
        where: { userId },
        select: { report: true, interval: true, sentOn: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: async ({ tx, viewer }) => {
      await tx.reportSubscription.deleteMany({ where: { userId: viewer.id } })
      // The figures of the university stay; nobody can be found in them.
      await tx.$executeRaw`
        UPDATE "FigureRow" SET "people" = array_remove("people", ${viewer.id}) WHERE "people" @> ARRAY[${viewer.id}]::int[]`
    },
  },
  annualEntries: {
    take: ({ db }, enteredById) => db.annualEntry.findMany({ where: { enteredById }, orderBy: oldestFirst }),
  },
} as const satisfies Record<string, Belonging>
