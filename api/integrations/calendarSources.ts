/** The calendars that people connect, by their kind. */
import type { IntegrationKind } from '../__generated__/prisma/enums.ts'
import { calDavSource } from './calDav.ts'
import type { CalendarSource } from './calendarSource.ts'
import { googleSource } from './google.ts'
import { microsoftSource } from './microsoft.ts'
import type { CalendarKind } from './kinds.rules.ts'

const adapters: Record<CalendarKind, CalendarSource> = {
  CALDAV: calDavSource,
  GOOGLE_CALENDAR: googleSource,
  MICROSOFT_CALENDAR: microsoftSource,
}

export const sourceBy = (kind: IntegrationKind): CalendarSource => adapters[kind as CalendarKind]
