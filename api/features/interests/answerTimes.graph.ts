/** How fast the university acknowledges the interests of investors. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../builder.ts'

interface AnswerTimes {
  count: number
  medianDays: number | null
}

const AnswerTimesType = builder.objectRef<AnswerTimes>('InterestAnswerTimes').implement({
  description: 'How fast the university acknowledged interests that were expressed in the last twelve months.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many were acknowledged.' }),
    medianDays: t.exposeInt('medianDays', {
      nullable: true,
      description: 'The median of the days from one to the other, rounded up; null when none was acknowledged.',
    }),
  }),
})

builder.queryField('interestAnswerTimes', (t) =>
  t.field({
    type: AnswerTimesType,
    nullable: true,
    requires: 'INVESTOR_RELATIONS',
    description: 'How fast the university acknowledges interests.',
    async resolve(_root, _args, { db }) {
      const [row] = await db.$queryRaw<[AnswerTimes]>(Prisma.sql`
        SELECT count(*)::int AS "count",
          ceil(percentile_cont(0.5) WITHIN GROUP (
            ORDER BY extract(epoch FROM "acknowledgedAt" - "createdAt") / 86400
          ))::int AS "medianDays"
        FROM "InvestmentInterest"
        WHERE "acknowledgedAt" IS NOT NULL AND "createdAt" > now() - interval '12 months'`)
      return row
    },
  }),
)
