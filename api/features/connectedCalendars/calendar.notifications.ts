/** The notification about a connected calendar that can no longer be read. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/connectedCalendars/notifications.js'

type CalendarNotice = Extract<NotificationKind, `CALENDAR_${string}`>

export const connectedCalendarKinds: Record<CalendarNotice, Kind> = {
  CALENDAR_UNREADABLE: {
    type: 'warning',
    category: 'meetings',
    title: texts.unreadable,
    message: texts.unreadableMessage,
    link: () => '/settings?section=calendars',
    mail: 'INSTANT',
    why: 'OWNER',
  },
}
