/** Facilities as the team keeps them: what can be booked, when, for how much, and when it is out of service. */
import * as errors from '#texts/facilities/errors.js'
import * as records from '#texts/ui/records.js'
import type { Facility } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { personAble } from '../../personAble.ts'
import { bookingMoves, openStates } from './bookingMoves.ts'
import {
  addFacilityOutageRules,
  createFacilityRules,
  removeFacilityOutageRules,
  updateFacilityRules,
} from './facility.rules.ts'
import { notifyResearcher } from './notifyBooking.ts'
import type { Span } from './openTimes.ts'
import { spanInWords } from './timeInWords.ts'

/** The most facilities that are kept, so that one query knows when all are free. */
const mostFacilities = 500

export const createFacility = action({
  name: 'createFacility',
  requires: 'FACILITY_UPDATE',
  rules: createFacilityRules,
  description: 'Adds a facility, which researchers can book in the hours of its week.',
  async run(work, { hours = [], ...input }) {
    const { tx, audit } = work
    await refuseTaken(tx, 'Facility', { name: input.name }, errors.nameTaken)
    await needManager(work, input.managerId)
    if ((await tx.facility.count()) >= mostFacilities) throw conflict(errors.mostFacilities({ most: mostFacilities }))
    const { id } = await tx.facility.create({ data: { ...input, hours: { create: hours } } })
    await audit('Facility', id, { name: [null, input.name] })
    return { facilityId: id }
  },
})

export const updateFacility = editing({
  name: 'updateFacility',
  requires: 'FACILITY_UPDATE',
  rules: updateFacilityRules,
  description: 'Changes a facility; what is not given stays. Bookings that were made stay as they are.',
  async held(work, { id }) {
    const facility = await work.access.hold('FACILITY_UPDATE', id)
    const hours = await work.tx.facilityHours.findMany({
      where: { facilityId: facility.id },
      orderBy: [{ weekday: 'asc' }, { fromMinute: 'asc' }],
    })
    return { ...facility, hours }
  },
  async run(work, { hours, ...input }, before, { id }) {
    const { tx, audit } = work
    const given = input as Partial<Facility>
    const changes = changesOf(before, given)
    if (input.name !== undefined) await refuseTaken(tx, 'Facility', { name: input.name, id }, errors.nameTaken)
    await needManager(work, input.managerId)
    if (Object.keys(changes).length) await tx.facility.update({ where: { id }, data: given })
    const newHours = hours !== undefined && (await replaceHours(tx, id, hours))
    if (newHours || Object.keys(changes).length)
      await audit('Facility', id, { ...changes, ...(newHours ? { hours: [null, hours.length] } : {}) })
    return { facilityId: id }
  },
})

export const addFacilityOutage = action({
  name: 'addFacilityOutage',
  requires: 'FACILITY_UPDATE',
  rules: addFacilityOutageRules,
  description:
    'Says that a facility cannot be used in a time; bookings in it are canceled with the reason, or refuse it.',
  async run(work, { id, startsAt, endsAt, reason, cancelBookings }) {
    const { tx, access, audit } = work
    await access.find('FACILITY_UPDATE', id)
    if (endsAt <= new Date()) throw invalid({ endsAt: errors.past() })
    await lockRow(tx, 'Facility', id)
    const span = { startsAt, endsAt }
    const bookings = await tx.facilityBooking.findMany({
      where: { facilityId: id, startsAt: { lt: endsAt }, endsAt: { gt: startsAt }, status: { in: [...openStates] } },
      orderBy: { startsAt: 'asc' },
    })
    if (bookings.length && !cancelBookings)
      throw conflict(errors.bookedThen({ count: bookings.length }), {
        cancelBookings: errors.bookedThen({ count: bookings.length }),
      })
    for (const booking of bookings) {
      const canceled = await moveIfUnchanged(work, bookingMoves, booking, 'CANCELLED', {
        data: { reason },
        comment: reason,
      })
      if (canceled) await notifyResearcher(work, 'FACILITY_CANCELLED', canceled, reason)
    }
    await tx.facilityOutage.create({ data: { facilityId: id, ...span, reason } })
    await audit('Facility', id, { outage: [null, spanInWords(span)] }, reason)
    return { facilityId: id }
  },
})

export const removeFacilityOutage = action({
  name: 'removeFacilityOutage',
  requires: 'FACILITY_UPDATE',
  rules: removeFacilityOutageRules,
  description: 'Takes back that a facility cannot be used in a time. Bookings that were canceled stay canceled.',
  async run(work, { number }) {
    const { tx, access, audit } = work
    const outage = await tx.facilityOutage.findUnique({ where: { id: number } })
    if (!outage || !(await access.can('FACILITY_UPDATE', outage.facilityId))) throw notFound(records.outage())
    const { count } = await tx.facilityOutage.deleteMany({ where: { id: number } })
    if (!count) throw notFound(records.outage())
    await audit('Facility', outage.facilityId, { outage: [spanInWords(outage as Span), null] })
    return { facilityId: outage.facilityId }
  },
})

interface Hours {
  weekday: number
  fromMinute: number
  untilMinute: number
}

/** Whether the hours are others than before. */
async function replaceHours(tx: Tx, facilityId: number, hours: readonly Hours[]): Promise<boolean> {
  const inOrder = (all: readonly Hours[]) =>
    all
      .map(({ weekday, fromMinute, untilMinute }) => `${weekday} ${fromMinute} ${untilMinute}`)
      .sort()
      .join()
  const before = await tx.facilityHours.findMany({ where: { facilityId } })
  if (inOrder(before) === inOrder(hours)) return false
  await tx.facilityHours.deleteMany({ where: { facilityId } })
  await tx.facilityHours.createMany({ data: hours.map((one) => ({ ...one, facilityId })) })
  return true
}

async function needManager({ tx }: Work, managerId: number | null | undefined) {
  if (managerId != null) await personAble(tx, 'FACILITY_UPDATE', managerId, { managerId: errors.chooseTeamPerson() })
}
