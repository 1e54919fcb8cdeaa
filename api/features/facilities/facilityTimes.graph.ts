/** When a facility is free, booked and out of service, in the schema. */
import { builder, describedEnum } from '../../builder.ts'
import { dayLength } from '../../days.ts'
import { invalid } from '../../errors.ts'
import * as errors from '#texts/facilities/errors.js'
import { timesIn } from './facilityTimes.ts'
import { facilitySlots, type FacilitySlot, type SlotState, type Span } from './openTimes.ts'
import { bookedMinutes } from './quota.ts'

/** The most days that are shown at once. */
const mostDays = 62

const StateEnum = describedEnum<SlotState>('FacilitySlotState', 'What keeps a slot of a facility from being free.', {
  FREE: 'Nothing does.',
  BOOKED: 'Someone has booked it, or asks to.',
  OUT_OF_SERVICE: null,
  PAST: 'It has begun.',
  TOO_FAR: 'It cannot be booked yet.',
})

const Slot = builder.objectRef<FacilitySlot>('FacilitySlot').implement({
  description: 'A slot of a facility’s open hours.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    state: t.expose('state', { type: StateEnum }),
  }),
})

const BookedTime = builder.objectRef<Span>('FacilityBookedTime').implement({
  description: 'A time that is booked, by whomever.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
})

/** Refuses spans that are too long to be shown. */
function spanOf({ from, until }: { from: Date; until: Date }): Span {
  if (until.getTime() - from.getTime() > mostDays * dayLength)
    throw invalid({ until: errors.mostDays({ most: mostDays }) })
  return { startsAt: from, endsAt: until }
}

builder.prismaObjectFields('Facility', (t) => {
  const args = { from: t.arg({ type: 'DateTime', required: true }), until: t.arg({ type: 'DateTime', required: true }) }
  return {
    slots: t.field({
      type: [Slot],
      description: `The slots of its open hours that begin in a span of at most ${mostDays} days.`,
      args,
      select: (asked) => timesIn(spanOf(asked)),
      resolve: (facility, asked) => facilitySlots(facility, spanOf(asked), new Date()),
    }),
    bookedTimes: t.field({
      type: [BookedTime],
      description: `The times in a span of at most ${mostDays} days that are booked, without who has them.`,
      args,
      select: (asked) => ({ bookings: timesIn(spanOf(asked)).bookings }),
      resolve: ({ bookings }) => bookings,
    }),
    bookings: t.prismaField({
      type: ['FacilityBooking'],
      description: `Its bookings in a span of at most ${mostDays} days that the viewer may see: own ones, or all for the team.`,
      args,
      extensions: { reads: [] },
      resolve: (query, { id }, asked, { db, access }) => {
        const { where } = timesIn(spanOf(asked)).bookings
        return db.facilityBooking.findMany({
          ...query,
          where: { AND: [{ facilityId: id }, where, access.within('FACILITY_BOOKING_READ')] },
          orderBy: { startsAt: 'asc' },
        })
      },
    }),
    ownBookedMinutes: t.int({
      description: 'Minutes that the viewer has booked in the university’s week of a moment.',
      args: { at: t.arg({ type: 'DateTime', required: true }) },
      extensions: { reads: [] },
      resolve: ({ id }, { at }, { db, viewer }) => bookedMinutes(db, id, viewer!.id, at),
    }),
  }
})
