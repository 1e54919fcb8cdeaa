/** How many hours of a week a researcher may book a facility. A booking counts in the week in which it begins. */
import { Temporal } from 'temporal-polyfill'
import * as texts from '#texts/facilities/errors.js'
import { universityZone } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { platformSettings } from '../../platformSettings.ts'
import { daysIntoWeek, usualFirstWeekday } from '../../workingDays.rules.ts'
import { holding } from './bookingMoves.ts'
import type { Span } from './openTimes.ts'

/** The week of the university's calendar in which a moment lies: from the day on with which administrators let weeks begin. */
export function weekAround(moment: Date, firstWeekday = usualFirstWeekday, timeZone = universityZone): Span {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const first = day.subtract({ days: daysIntoWeek(day.dayOfWeek, firstWeekday) })
  const startOf = (one: Temporal.PlainDate) => new Date(one.toZonedDateTime(timeZone).epochMilliseconds)
  return { startsAt: startOf(first), endsAt: startOf(first.add({ days: 7 })) }
}

const minutesOf = ({ startsAt, endsAt }: Span) => (endsAt.getTime() - startsAt.getTime()) / 60_000

/** Minutes that the researcher has booked in the week of the moment. */
export async function bookedMinutes(db: Tx, facilityId: number, researcherId: number, moment: Date): Promise<number> {
  const { firstWeekday } = await platformSettings(db)
  const week = weekAround(moment, firstWeekday)
  const bookings = await db.facilityBooking.findMany({
    where: { facilityId, researcherId, startsAt: { gte: week.startsAt, lt: week.endsAt }, status: holding },
    select: { startsAt: true, endsAt: true },
  })
  return bookings.reduce((sum, one) => sum + minutesOf(one), 0)
}

/** Refuses more hours than the quota; the facility must be locked, so that what is counted stays. */
export async function needQuota(
  tx: Tx,
  { id, weeklyQuota }: { id: number; weeklyQuota: number | null },
  researcherId: number,
  span: Span,
): Promise<void> {
  if (weeklyQuota === null) return
  const booked = await bookedMinutes(tx, id, researcherId, span.startsAt)
  if (booked + minutesOf(span) <= weeklyQuota * 60) return
  const message = texts.quota({ most: weeklyQuota, booked: booked / 60 })
  throw conflict(message, { endsAt: message })
}

/** AED for a time at a rate, in whole units. */
export const costOf = (ratePerHour: number, span: Span): number => Math.round((ratePerHour * minutesOf(span)) / 60)
