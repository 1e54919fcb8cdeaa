/** Sessions, bookings and meetings, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const meetingRecord = record('Meeting', {
  path: (id) => `/meetings/${id}`,
  search: {
    name: 'meetings',
    description: 'Sessions, bookings and meetings of the viewer, latest first, at most 5.',
    read: 'MEETING_READ_INSIDE',
    order: newest('startsAt'),
  },
})
