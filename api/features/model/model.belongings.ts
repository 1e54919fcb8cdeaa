/** What was asked of the language model for a person goes with the person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const modelBelongings = {
  modelCalls: {
    // What was sent may quote records that the person no longer sees.
    take: ({ db }, userId) =>
      db.modelCall.findMany({
        where: { userId },
        select: { purpose: true, model: true, outcome: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.modelCall.deleteMany({ where: { userId: viewer.id } }),
  },
  modelUses: {
    take: ({ db }, userId) =>
      db.modelUse.findMany({ where: { userId }, select: { day: true, count: true }, orderBy: { day: 'asc' } }),
    leave: ({ tx, viewer }) => tx.modelUse.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
