/** What deals came to: the one count of closed deals, which pages and analytics ask. */
import type { DealStatus } from '../../__generated__/prisma/enums.ts'
import { builder } from '../../builder.ts'
import { DealStatusEnum } from './deal.graph.ts'

interface DealOutcome {
  status: DealStatus
  count: number
  amount: number
}

const DealOutcomeType = builder.objectRef<DealOutcome>('DealOutcome').implement({
  description: 'How many deals are in one state.',
  fields: (t) => ({
    status: t.expose('status', { type: DealStatusEnum }),
    count: t.exposeInt('count'),
    amount: t.exposeFloat('amount', { description: 'The sum of the amounts that are known, AED.' }),
  }),
})

builder.queryField('dealOutcomes', (t) =>
  t.field({
    type: [DealOutcomeType],
    nullable: true,
    requires: 'INVESTOR_RELATIONS',
    description:
      'Deals by state: the open ones, and the closed ones by what came of them; closed from the given day on.',
    args: { since: t.arg({ type: 'Date', description: 'Leaves out what was closed before this day.' }) },
    async resolve(_root, { since }, { db, access }) {
      const closedSince = since ? { OR: [{ closedOn: null }, { closedOn: { gte: since } }] } : {}
      const rows = await db.deal.groupBy({
        by: ['status'],
        where: { AND: [access.within('DEAL_READ'), closedSince] },
        _count: { id: true },
        _sum: { amount: true },
        orderBy: { status: 'asc' },
      })
      return rows.map(({ status, _count, _sum }) => ({ status, count: _count.id, amount: _sum.amount ?? 0 }))
    },
  }),
)
