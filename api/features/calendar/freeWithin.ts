/** Experts by when they can be booked. */
import type { Context } from '../../context.ts'
import { dayLength } from '../../days.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { firstFreeSlots } from './availability.ts'

/**
 * Of the people who meet the clauses, the experts with a free slot that begins within that number of days. Slots follow from
 * hours, exceptions, sessions and connected calendars. No column holds them: the narrower the clauses, the less there is to compute.
 */
export async function freeWithin(
  { db, access }: Context,
  clauses: readonly (Prisma.UserWhereInput | undefined)[],
  days: number,
): Promise<Prisma.UserWhereInput> {
  const experts = await db.user.findMany({
    where: {
      AND: [
        ...clauses.filter((clause) => clause !== undefined),
        access.within('EXPERT_BOOK'),
        {
          OR: [
            { availabilityHours: { some: {} } },
            { availabilityExceptions: { some: { fromMinute: { not: null } } } },
          ],
        },
      ],
    },
    select: { id: true },
  })
  const ids = experts.map(({ id }) => id)
  const first = await firstFreeSlots(db, ids, new Date(Date.now() + days * dayLength))
  return { id: { in: [...first.keys()] } }
}
