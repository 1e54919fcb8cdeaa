/** The pages of experts. */
import { CalendarClock, ClipboardCheck, GraduationCap, IdCard, MessageSquareText } from 'lucide-react'
import * as texts from '#texts/experts/experts.js'
import ExpertProfilePageQuery from '#web/__generated__/ExpertProfilePageQuery$parameters.ts'
import ExpertsPageQuery from '#web/__generated__/ExpertsPageQuery$parameters.ts'
import ExpertSupportPageQuery from '#web/__generated__/ExpertSupportPageQuery$parameters.ts'
import FeedbackPageQuery from '#web/__generated__/FeedbackPageQuery$parameters.ts'
import SessionsPageQuery from '#web/__generated__/SessionsPageQuery$parameters.ts'
import ValidationsPageQuery from '#web/__generated__/ValidationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'
import { sessionsShown, sessionsSpan } from './sessionsFrom.ts'

export const expertPages = [
  page({
    path: '/experts/sessions',
    title: texts.sessionsAvailability(),
    requires: 'EXPERT_WORK',
    menu: { icon: CalendarClock, order: 10 },
    search: {
      description: texts.confirmMoveAndCancelSessions(),
      tags: ['sessions', 'availability', 'calendar', 'bookings', 'hours', 'days off', 'vacation'],
    },
    failed: texts.failedToFetchExpertSessions(),
    query: SessionsPageQuery,
    variables: ({ now, may, search }) => ({
      ...sessionsSpan(now()),
      ...sessionsShown({ search, now }),
      open: may('MEETING_READ'),
    }),
    load: () => import('./SessionsPage.tsx'),
  }),
  page({
    path: '/experts/validations',
    title: texts.validationQueue(),
    requires: 'EXPERT_WORK',
    menu: { icon: ClipboardCheck, order: 20 },
    search: { description: texts.ideasThatWaitForYour(), tags: ['validation', 'queue', 'ideas'] },
    query: ValidationsPageQuery,
    load: () => import('./ValidationsPage.tsx'),
  }),
  page({
    path: '/experts/feedback',
    title: texts.feedback(),
    requires: 'EXPERT_WORK',
    menu: { icon: MessageSquareText, order: 30 },
    search: {
      description: texts.writeWhatYouThinkOf(),
      tags: ['feedback', 'evaluation', 'certificate', 'contribution'],
    },
    query: FeedbackPageQuery,
    load: () => import('./FeedbackPage.tsx'),
  }),
  page({
    path: '/experts/profile',
    title: texts.expertProfile(),
    requires: 'EXPERT_WORK',
    menu: { icon: IdCard, order: 40 },
    search: { description: texts.whatOthersReadAboutYou(), tags: ['profile', 'expertise', 'languages'] },
    query: ExpertProfilePageQuery,
    load: () => import('./ExpertProfilePage.tsx'),
  }),
  page({
    path: '/researcher/innovation-support/expert-support',
    under: ['/researcher/innovation-support'],
    title: texts.expertSupport(),
    requires: 'SUPPORT_REQUEST',
    search: { description: texts.findExpertsForProject(), tags: ['experts', 'mentor', 'advice', 'session', 'support'] },
    query: ExpertSupportPageQuery,
    variables: ({ search }) => ({ project: Number(search.get('project')) || 0 }),
    load: () => import('./ExpertSupportPage.tsx'),
  }),
  page({
    path: '/experts',
    title: texts.universityExperts(),
    requires: 'EXPERT_DIRECTORY',
    menu: { icon: GraduationCap, order: 60 },
    search: {
      description: texts.findExpertsBookASession(),
      tags: ['experts', 'introductions', 'people', 'expertise'],
    },
    failed: texts.failedToFetchExperts(),
    query: ExpertsPageQuery,
    list: () => import('./experts.list.ts').then(({ expertList }) => expertList.variables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./ExpertsPage.tsx'),
  }),
]
