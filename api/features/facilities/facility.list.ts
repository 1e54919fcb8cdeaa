/** How the lists of facilities and of their bookings are filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { dayLength } from '../../days.ts'
import { startOfUniversityDay } from '../../duties/clock.ts'
import { search } from '../../listField.ts'
import type { bookingFilterRules } from './booking.rules.ts'
import type { facilityFilterRules } from './facility.rules.ts'
import { timesOfMany } from './facilityTimes.ts'
import { facilitySlots, firstFree } from './openTimes.ts'

type Where = Prisma.FacilityWhereInput

/** What each given filter asks of a facility. */
export async function facilityWhere(
  { search: text, department, approval, active, freeOn }: InferType<typeof facilityFilterRules>,
  { db, access }: Context,
): Promise<(Where | undefined | false)[]> {
  const known = access.within('FACILITY_READ')
  return [
    search('searchText', text),
    !!department && { department },
    approval != null && { approval },
    active != null && { active },
    freeOn != null && { id: { in: await freeOnDay(db, known, freeOn) } },
  ]
}

/** The facilities that somebody can still book on a day of the university. */
async function freeOnDay(db: Context['db'], where: Where, day: Date): Promise<number[]> {
  const next = new Date(day.getTime() + dayLength)
  const span = { startsAt: startOfUniversityDay(day), endsAt: startOfUniversityDay(next) }
  const all = await timesOfMany(db, { AND: [where, { active: true }] }, span)
  const now = new Date()
  return [...all].flatMap(([id, times]) => (firstFree(facilitySlots(times, span, now), times) ? [id] : []))
}

export const facilitySort = {
  NAME: { column: 'sortName', meaning: 'The name, without regard to case.' },
  RATE: { column: 'ratePerHour', meaning: 'AED for an hour.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it was added.' },
} as const

/** What each given filter asks of a booking. */
export const bookingWhere = (
  { search: text, status, facilityId, past, mine, from, until }: InferType<typeof bookingFilterRules>,
  { viewer }: Context,
): (Prisma.FacilityBookingWhereInput | undefined | false)[] => {
  const now = new Date()
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    facilityId != null && { facilityId },
    past === true && { endsAt: { lte: now } },
    past === false && { endsAt: { gt: now } },
    mine === true && calendarBookings(viewer?.id ?? 0),
    from != null && { endsAt: { gt: from } },
    until != null && { startsAt: { lt: until } },
  ]
}

/** The bookings in a person's calendar: the person's own, and those of facilities that the person looks after. */
export const calendarBookings = (userId: number): Prisma.FacilityBookingWhereInput => ({
  OR: [{ researcherId: userId }, { facility: { managerId: userId } }],
})

export const bookingSort = {
  STARTS_AT: { column: 'startsAt', meaning: 'When it begins.' },
  CREATED_AT: { column: 'createdAt' },
} as const
