/** Experts by when they can be booked. */
import type { Context } from '../../context.ts'
import { dayLength } from '../../days.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { sessionSlots } from './availability.ts'

/**
 * Of the people who meet the clauses, the experts with a free slot that begins within so many days from now. Slots follow from
 * hours, exceptions, sessions and connected calendars: no column holds them, so the narrower the clauses, the fewer are counted out.
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
        { role: 'EXPERT', status: 'ACTIVE' },
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
  const now = new Date()
  const until = new Date(now.getTime() + days * dayLength)
  const slots = await sessionSlots(
    db,
    experts.map(({ id }) => id),
    { from: now, until },
    { now },
  )
  return {
    id: {
      in: experts.flatMap(({ id }) => (slots.get(id)?.slots.some(({ verdict }) => verdict === 'FREE') ? [id] : [])),
    },
  }
}
