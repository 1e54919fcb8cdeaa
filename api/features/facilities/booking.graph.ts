/** Bookings of facilities in the schema. */
import type { FacilityBookingStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { approveFacilityBooking, closeFacilityBooking, declineFacilityBooking } from './answer.actions.ts'
import { openStates } from './bookingMoves.ts'
import { bookFacility, cancelFacilityBooking } from './booking.actions.ts'
import { bookingFilterRules } from './booking.rules.ts'
import { bookingSort, bookingWhere } from './facility.list.ts'

const StatusEnum = describedEnum<FacilityBookingStatus>('FacilityBookingStatus', 'Where a booking stands.', {
  REQUESTED: 'It waits for approval; nobody else can have its time.',
  CONFIRMED: null,
  DECLINED: 'The team declined it, or did not answer before it began.',
  CANCELLED: null,
  COMPLETED: 'It is over.',
  NO_SHOW: 'Nobody came.',
})

builder.prismaNode('FacilityBooking', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasReadersInterface],
  readable: 'FACILITY_BOOKING_READ',
  description: 'A time for which a researcher has a facility, or asks for it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.string({
      select: { purpose: true, facility: { select: { name: true } } },
      resolve: ({ purpose, facility }) => `${facility.name}: ${purpose}`,
    }),
    facility: t.relation('facility'),
    researcher: t.relation('researcher', { nullable: true, description: 'Null when the person has left.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    purpose: t.exposeString('purpose', { description: 'What it is used for.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    status: t.expose('status', { type: StatusEnum }),
    cost: t.exposeInt('cost', { description: 'AED, at the rate of the day on which it was booked.' }),
    reason: t.exposeString('reason', { description: 'Why it was declined or canceled; it may be empty.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the team approved or declined it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      extensions: { reads: ['researcherId'] },
      resolve: ({ researcherId }, _, { viewer }) => researcherId === viewer?.id,
    }),
    canCancel: t.boolean({
      description: 'Whether the viewer may cancel it now: its researcher before it begins, the team until it is over.',
      extensions: { reads: ['status', 'startsAt', 'endsAt', 'researcherId'], asks: 'FACILITY_BOOKING_CANCEL' },
      resolve: (booking, _, { access, viewer }) => {
        const { id, status, startsAt, endsAt, researcherId } = booking
        const last = researcherId === viewer?.id ? startsAt : endsAt
        return openStates.includes(status) && last > new Date() && access.can('FACILITY_BOOKING_CANCEL', id, booking)
      },
    }),
    canAnswer: viewerCan(t, 'FACILITY_BOOKING_ANSWER'),
    canClose: t.boolean({
      description: 'Whether it has begun, so that the viewer may say whether it was used.',
      extensions: { reads: ['status', 'startsAt'], asks: 'FACILITY_BOOKING_ANSWER' },
      resolve: (booking, _, { access }) =>
        ['CONFIRMED', 'COMPLETED', 'NO_SHOW'].includes(booking.status) &&
        booking.startsAt <= new Date() &&
        access.can('FACILITY_BOOKING_ANSWER', booking.id, booking),
    }),
  }),
})

listField('facilityBookings', {
  type: 'FacilityBooking',
  read: 'FACILITY_BOOKING_READ',
  description: 'Bookings of facilities: own ones for a researcher, all for the university.',
  filter: { rules: bookingFilterRules, where: bookingWhere },
  sort: bookingSort,
  order: { field: 'STARTS_AT', direction: 'ASC' },
})

numberField('facilityBooking', { type: 'FacilityBooking', read: 'FACILITY_BOOKING_READ' })

for (const change of [
  bookFacility,
  cancelFacilityBooking,
  approveFacilityBooking,
  declineFacilityBooking,
  closeFacilityBooking,
])
  actionField(change as typeof approveFacilityBooking, (t) => ({
    booking: recordField(t, 'FacilityBooking', (out) => out.bookingId),
    facility: recordField(t, 'Facility', (out) => out.facilityId),
  }))
