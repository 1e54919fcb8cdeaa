/** The pages of meetings: the schedule under both its addresses, and one meeting. */
import { CalendarDays } from 'lucide-react'
import * as texts from '#texts/meetings/meetings.js'
import MeetingPageQuery from '#web/__generated__/MeetingPageQuery$parameters.ts'
import SchedulePageQuery from '#web/__generated__/SchedulePageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

const schedule = {
  title: texts.meetings(),
  requires: 'MEETING_SCHEDULE',
  more: CalendarDays,
  query: SchedulePageQuery,
  list: () => import('./schedule.list.ts').then(({ scheduleVariables }) => scheduleVariables),
  load: () => import('./SchedulePage.tsx'),
} as const

export const meetingPages = [
  page({
    path: '/meetings/schedule',
    ...schedule,
    search: {
      description: texts.yourCalendarProposeAnswerMove(),
      tags: ['meetings', 'calendar', 'bookings'],
    },
  }),
  page({ path: '/schedule', sameAs: '/meetings/schedule', ...schedule }),
  page({
    path: '/meetings/:id',
    title: texts.meeting(),
    under: ['/meetings/schedule'],
    requires: 'MEETING_READ',
    query: MeetingPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./MeetingPage.tsx'),
  }),
]
