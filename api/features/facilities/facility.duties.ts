/** What bookings of facilities wait for: the approval of the team. */
import { duty } from '../../duties/duty.ts'

export const facilityApprovalDuty = duty<{
  id: number
  purpose: string
  createdAt: Date
  facility: { name: string }
  researcher: { name: string } | null
}>()({
  kind: 'FACILITY_APPROVAL',
  model: 'FacilityBooking',
  requires: 'FACILITY_BOOKING_ANSWER',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'REQUESTED' }, access.within('FACILITY_BOOKING_ANSWER')] }),
  clock: { promisedFrom: 'createdAt' },
  select: {
    id: true,
    purpose: true,
    createdAt: true,
    facility: { select: { name: true } },
    researcher: { select: { name: true } },
  },
  title: ({ facility, purpose }) => `${facility.name}: ${purpose}`,
  words: ['purpose', 'facility.name'],
  since: ({ createdAt }) => createdAt,
  asker: ({ researcher }) => researcher?.name,
  awaited: {
    requires: 'FACILITY_BOOKING_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'REQUESTED', researcherId: viewer.id }, access.within('FACILITY_BOOKING_READ')],
    }),
  },
  answered: { from: 'createdAt', at: 'answeredAt' },
  at: ({ id }) => ['FacilityBooking', id],
})
