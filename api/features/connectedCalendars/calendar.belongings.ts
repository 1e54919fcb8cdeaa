/** What of connected calendars hangs on a person. */
import { disconnectCalendars } from '../../integrations/disconnectCalendars.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const connectedCalendarBelongings = {
  connectedCalendars: {
    take: ({ db }, userId) =>
      db.connectedCalendar.findMany({
        where: { userId },
        select: {
          kind: true,
          address: true,
          account: true,
          readAt: true,
          createdAt: true,
          busyTimes: { select: { startsAt: true, endsAt: true }, orderBy: { startsAt: 'asc' } },
        },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => disconnectCalendars(tx, { userId: viewer.id }),
  },
  // Secrets of ten minutes.
  calendarAttempts: {
    leave: ({ tx, viewer }) => tx.calendarAttempt.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
