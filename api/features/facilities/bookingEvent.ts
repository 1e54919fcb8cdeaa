/** Bookings of facilities as events of a calendar file. */
import { ICalEventStatus, type ICalEventData } from 'ical-generator'
import * as texts from '#texts/facilities/bookingEvent.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { holding } from './bookingMoves.ts'
import { facilityBookingRecord } from './facility.record.ts'
import { calendarBookings } from './facility.list.ts'

const withFacility = {
  facility: { select: { name: true, location: true } },
  researcher: { select: { name: true } },
} satisfies Prisma.FacilityBookingInclude

type Booked = Prisma.FacilityBookingGetPayload<{ include: typeof withFacility }>

/** A booking as a person's calendar shows it: of whom it is, to the person who looks after the facility. */
function eventOf(booking: Booked, userId: number, access: Access): ICalEventData {
  const { id, facility, researcher, researcherId, purpose, status, startsAt, endsAt, createdAt, updatedAt } = booking
  const path = facilityBookingRecord.path(id, (permission) => access.allowed(permission))
  const url = `${config.publicUrl}${path}`
  const who = researcherId === userId ? '' : (researcher?.name ?? texts.formerMember())
  return {
    id: `facility-booking-${id}@ascent`,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    summary: who ? texts.titleFor({ facility: facility.name, name: who }) : facility.name,
    description: [purpose, url].join('\n\n'),
    location: facility.location || null,
    url,
    status: status === 'REQUESTED' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  }
}

/** The bookings that a person's calendar shows and that end after a moment. */
export async function bookingEvents(db: Db, access: Access, userId: number, since: Date): Promise<ICalEventData[]> {
  const bookings = await db.facilityBooking.findMany({
    where: {
      AND: [
        access.within('FACILITY_BOOKING_READ'),
        calendarBookings(userId),
        { endsAt: { gt: since }, status: holding },
      ],
    },
    include: withFacility,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: 1_000,
  })
  return bookings.map((booking) => eventOf(booking, userId, access))
}
