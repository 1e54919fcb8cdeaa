/** Where the forms about facilities and their bookings open. */
import { more, university, workingDay } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

const lengths = { slotMinutes: '60', leastMinutes: '60', mostMinutes: '240' }

/** A facility that is open all week, and its page for a role. */
async function newFacility(server: Server) {
  const { facility } = await perform<{ facility: { id: string; path: string } }>(
    server,
    university,
    'createFacility',
    {
      name: `Walked ${Date.now()}`,
      ratePerHour: 90,
      slotMinutes: 60,
      leastMinutes: 60,
      mostMinutes: 240,
      approval: true,
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 })),
    },
    'facility { id path }',
  )
  return facility
}

const facilityOf = (of: 'team' | 'researcher') => async (server: Server) => {
  const { path } = await newFacility(server)
  return of === 'team' ? path : path.replace('/kuteam/support', '/researcher/innovation-support')
}

/** A booking of the researcher that waits for approval, and its page for a role. */
const bookingOf = (of: 'team' | 'researcher') => async (server: Server) => {
  const { id: facilityId } = await newFacility(server)
  const { booking } = await perform<{ booking: { path: string } }>(
    server,
    'researcher',
    'bookFacility',
    {
      facilityId,
      startsAt: `${workingDay()}T06:00:00.000Z`,
      endsAt: `${workingDay()}T08:00:00.000Z`,
      purpose: 'Cut a sample',
    },
    'booking { path }',
  )
  return of === 'team' ? booking.path.replace('/researcher/innovation-support', '/kuteam/support') : booking.path
}

export const facilityOpeners: Record<string, Opener> = {
  createFacility: { as: university, address: '/kuteam/support/facilities', press: ['Add facility'], values: lengths },
  updateFacility: { as: university, address: facilityOf('team'), press: ['Edit facility'], values: lengths },
  addFacilityOutage: {
    as: university,
    address: facilityOf('team'),
    press: [more, 'Add out-of-service period'],
    values: { startsAt: `${workingDay()}T10:00`, endsAt: `${workingDay()}T12:00` },
  },
  bookFacility: {
    as: 'researcher',
    address: facilityOf('researcher'),
    press: ['Request slot'],
    values: {
      day: workingDay(),
      startsAt: `${workingDay()}T06:00:00.000Z`,
      endsAt: `${workingDay()}T08:00:00.000Z`,
    },
  },
  declineFacilityBooking: { as: university, address: bookingOf('team'), press: [more, 'Decline booking'] },
  cancelFacilityBooking: { as: 'researcher', address: bookingOf('researcher'), press: ['Cancel booking'] },
}
