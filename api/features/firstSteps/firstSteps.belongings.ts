/** What of first steps hangs on a person: those that the person has ticked off. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const firstStepBelongings = {
  universityStepTicks: {
    take: ({ db }, userId) =>
      db.universityStepTick.findMany({
        where: { userId },
        select: { step: { select: { title: true } }, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.universityStepTick.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
