/** The pages of experts. */
import { CalendarClock, ClipboardCheck, IdCard, MessageSquareText } from 'lucide-react'
import ExpertProfilePageQuery from '#web/__generated__/ExpertProfilePageQuery$parameters.ts'
import FeedbackPageQuery from '#web/__generated__/FeedbackPageQuery$parameters.ts'
import SessionsPageQuery from '#web/__generated__/SessionsPageQuery$parameters.ts'
import ValidationsPageQuery from '#web/__generated__/ValidationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

/** Sessions of the last three months and all that come. */
const sessionsFrom = () => new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 - 90 * 86_400_000).toISOString()

export const expertPages = [
  page({
    path: '/experts/sessions',
    title: 'Sessions & Availability',
    requires: 'EXPERT_WORK',
    menu: { icon: CalendarClock, order: 10 },
    search: {
      description: 'Confirm, move and cancel sessions; say when you can be booked',
      tags: ['sessions', 'availability', 'calendar', 'bookings'],
    },
    query: SessionsPageQuery,
    variables: () => ({ from: sessionsFrom() }),
    load: () => import('./SessionsPage.tsx'),
  }),
  page({
    path: '/experts/validations',
    title: 'Validation Queue',
    requires: 'EXPERT_WORK',
    menu: { icon: ClipboardCheck, order: 20 },
    search: { description: 'Ideas that wait for your judgement', tags: ['validation', 'queue', 'ideas'] },
    query: ValidationsPageQuery,
    load: () => import('./ValidationsPage.tsx'),
  }),
  page({
    path: '/experts/feedback',
    title: 'Feedback',
    requires: 'EXPERT_WORK',
    menu: { icon: MessageSquareText, order: 30 },
    search: { description: 'Write what you think of ideas', tags: ['feedback', 'evaluation'] },
    query: FeedbackPageQuery,
    load: () => import('./FeedbackPage.tsx'),
  }),
  page({
    path: '/experts/profile',
    title: 'Expert Profile',
    requires: 'EXPERT_WORK',
    menu: { icon: IdCard, order: 40 },
    search: { description: 'What others read about you', tags: ['profile', 'expertise', 'languages'] },
    query: ExpertProfilePageQuery,
    load: () => import('./ExpertProfilePage.tsx'),
  }),
]
