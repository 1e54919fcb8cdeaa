/** Sessions, bookings and meetings, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'

export const eventRecord = record('CalendarEvent', { path: (id) => `/meetings/${id}` })
