/** The page to which Google and Microsoft send people back. */
import * as texts from '#texts/connectedCalendars/back.js'
import { page } from '#web/relay/page.tsx'

export const connectedCalendarPages = [
  page({
    path: '/settings/calendar',
    under: ['/settings'],
    title: texts.title(),
    requires: 'signed-in',
    load: () => import('./CalendarReturnPage.tsx'),
  }),
]
