/** What bookings of facilities wait for: the approval of the team. */
import { duty } from '../../duties/duty.ts'

export const facilityApprovalDuty = duty<{
  id: number
  purpose: string
  createdAt: Date
  facility: { name: string }
}>()({
  kind: 'FACILITY_APPROVAL',
  model: 'FacilityBooking',
  requires: 'FACILITY_BOOKING_ANSWER',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'REQUESTED' }, access.within('FACILITY_BOOKING_ANSWER')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { id: true, purpose: true, createdAt: true, facility: { select: { name: true } } },
  title: ({ facility, purpose }) => `${facility.name}: ${purpose}`,
  since: ({ createdAt }) => createdAt,
  answered: { from: 'createdAt', at: 'answeredAt' },
  at: ({ id }) => ['FacilityBooking', id],
})
