/** The demo's facilities with pictures and bookings: some over, some ahead, some that wait for approval, and a time out of service. */
import { readFile } from 'node:fs/promises'
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { FacilityBookingStatus } from '../../../api/__generated__/prisma/enums.ts'
import { dayLength, universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { startOfUniversityDay } from '../../../api/duties/clock.ts'
import type { Calendar } from '../calendar.ts'
import { stored } from '../files/stored.ts'
import type { Ids } from '../projects/demoProject.ts'
import { facilities } from './facilities.ts'

const researchers = ['researcher', 'omar.farouqi', 'priya.venkatesan', 'jonas.ekelund', 'shamma.alketbi'] as const

/** Bookings of each facility: working days from today on, and the state; those that are declined or canceled hold no time. */
const bookings: readonly (readonly [workingDay: number, status: FacilityBookingStatus])[] = [
  [-6, 'COMPLETED'],
  [-3, 'NO_SHOW'],
  [2, 'CONFIRMED'],
  [3, 'REQUESTED'],
  [4, 'CANCELLED'],
]
const purposes = [
  'Measure samples of the second batch',
  'Compare coatings before the pilot',
  'Train two doctoral students',
  'Repeat the measurements for the review',
  'Prepare the demonstration for a company',
]
const hour = 3_600_000

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedFacilities(tx: Tx, calendar: Calendar, persons: Ids, kept: string[]): Promise<void> {
  const rows: Prisma.FacilityBookingCreateManyInput[] = []
  for (const [nth, { manager, open, picture, active = true, ...facility }] of facilities.entries()) {
    const [fromMinute, untilMinute] = open
    const { id } = await tx.facility.create({
      data: {
        ...facility,
        active,
        managerId: manager ? persons.get(manager)! : null,
        createdAt: calendar.ago(300, nth),
        updatedAt: calendar.ago(120, nth),
        hours: { create: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute, untilMinute })) },
      },
      select: { id: true },
    })
    await tx.file.create({
      data: {
        name: picture,
        mediaType: 'image/webp',
        ...(await stored(await readFile(new URL(`pictures/${picture}`, import.meta.url)), kept)),
        facilityId: id,
        uploaderId: persons.get(manager ?? 'commercialization_team')!,
        createdAt: calendar.ago(290, nth),
      },
    })
    if (active) rows.push(...bookingsOf(id, nth, calendar, persons))
    if (nth === 2) {
      const startsAt = startOfUniversityDay(workingDay(calendar, 8))
      const endsAt = new Date(startsAt.getTime() + 2 * dayLength)
      await tx.facilityOutage.create({
        data: { facilityId: id, startsAt, endsAt, reason: 'Calibration of the balance' },
      })
    }
  }
  await tx.facilityBooking.createMany({ data: rows })
}

/** The working day that is so many working days from today. */
function workingDay({ now }: Calendar, count: number): Date {
  let day = universityDay(now)
  for (let left = Math.abs(count); left > 0;) {
    day = new Date(day.getTime() + Math.sign(count) * dayLength)
    if (day.getUTCDay() % 6) left -= 1
  }
  return day
}

function bookingsOf(facilityId: number, nth: number, calendar: Calendar, persons: Ids) {
  const { approval, leastMinutes, ratePerHour, open } = facilities[nth]!
  return bookings.flatMap(([day, status], turn): Prisma.FacilityBookingCreateManyInput[] => {
    if (status === 'REQUESTED' && !approval) return []
    const length = Math.max(leastMinutes, 60)
    const start = startOfUniversityDay(workingDay(calendar, day)).getTime() + Math.max(open[0], 480) * 60_000
    const startsAt = new Date(start + (nth % 2) * length * 60_000)
    const createdAt = calendar.ago(day < 0 ? 20 : 1, nth + turn)
    return [
      {
        facilityId,
        researcherId: persons.get(researchers[(nth + turn) % researchers.length]!)!,
        startsAt,
        endsAt: new Date(startsAt.getTime() + length * 60_000),
        purpose: purposes[(nth + turn) % purposes.length]!,
        status,
        cost: Math.round((ratePerHour * length * 60_000) / hour),
        reason: status === 'CANCELLED' ? 'The samples are not ready.' : '',
        answeredAt: approval && status !== 'REQUESTED' && status !== 'CANCELLED' ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      },
    ]
  })
}
