/** The times of facilities as they stand in the database, for openTimes.ts. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { holding } from './bookingMoves.ts'
import type { OpenFacility, Span } from './openTimes.ts'

export const timesIn = ({ startsAt, endsAt }: Span) =>
  ({
    slotMinutes: true,
    leastMinutes: true,
    mostMinutes: true,
    hours: { select: { weekday: true, fromMinute: true, untilMinute: true } },
    outages: { where: { startsAt: { lt: endsAt }, endsAt: { gt: startsAt } }, orderBy: { startsAt: 'asc' } },
    bookings: {
      where: { startsAt: { lt: endsAt }, endsAt: { gt: startsAt }, status: holding },
      select: { id: true, startsAt: true, endsAt: true },
      orderBy: { startsAt: 'asc' },
    },
  }) satisfies Prisma.FacilitySelect

/** What is known of one of them around a span. */
export const timesOf = (db: Tx, id: number, span: Span) =>
  db.facility.findUniqueOrThrow({ where: { id }, select: timesIn(span) })

/** What is known of many of them around a span, by their ids. */
export async function timesOfMany(
  db: Tx,
  where: Prisma.FacilityWhereInput,
  span: Span,
): Promise<Map<number, OpenFacility>> {
  const all = await db.facility.findMany({ where, select: { id: true, ...timesIn(span) } })
  return new Map(all.map(({ id, ...times }) => [id, times]))
}
