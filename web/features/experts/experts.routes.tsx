/** The pages of experts. */
import { CalendarClock, ClipboardCheck, GraduationCap, IdCard, MessageSquareText } from 'lucide-react'
import ExpertProfilePageQuery from '#web/__generated__/ExpertProfilePageQuery$parameters.ts'
import ExpertsPageQuery from '#web/__generated__/ExpertsPageQuery$parameters.ts'
import FeedbackPageQuery from '#web/__generated__/FeedbackPageQuery$parameters.ts'
import SessionsPageQuery from '#web/__generated__/SessionsPageQuery$parameters.ts'
import ValidationsPageQuery from '#web/__generated__/ValidationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'
import { sessionsFrom } from './sessionsFrom.ts'

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
    failed: 'Failed to fetch expert sessions',
    query: SessionsPageQuery,
    variables: ({ now }) => ({ from: sessionsFrom(now()) }),
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
  page({
    path: '/experts',
    title: 'University Experts',
    requires: 'EXPERT_DIRECTORY',
    menu: { icon: GraduationCap, order: 60 },
    search: {
      description: 'Find experts, book a session, ask to be introduced',
      tags: ['experts', 'introductions', 'people', 'expertise'],
    },
    failed: 'Failed to fetch experts',
    query: ExpertsPageQuery,
    list: () => import('./experts.list.ts').then(({ expertsVariables }) => expertsVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./ExpertsPage.tsx'),
  }),
]
