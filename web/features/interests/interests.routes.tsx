/** The pages of interests: of investors, of companies, and of the team that works with them. */
import { Handshake, HandCoins } from 'lucide-react'
import * as texts from '#texts/interests/pages.js'
import DiscussionsPageQuery from '#web/__generated__/DiscussionsPageQuery$parameters.ts'
import EngagementPageQuery from '#web/__generated__/EngagementPageQuery$parameters.ts'
import InterestPageQuery from '#web/__generated__/InterestPageQuery$parameters.ts'
import InterestsPageQuery from '#web/__generated__/InterestsPageQuery$parameters.ts'
import ScheduledPageQuery from '#web/__generated__/ScheduledPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const tags = ['interests', 'investors', 'investment']

const list = {
  query: InterestsPageQuery,
  list: () => import('./interests.list.ts').then(({ interestList }) => interestList.variables),
  loading: <ListSkeleton />,
  load: () => import('./InterestsPage.tsx'),
}

export const interestPages = [
  page({
    path: '/interests/expressed',
    title: texts.expressed(),
    requires: 'OPPORTUNITY_BROWSE',
    menu: { icon: HandCoins, order: 70 },
    search: { description: texts.expressedSearch(), tags },
    ...list,
  }),
  page({
    path: '/interests/scheduled',
    under: ['/interests/expressed'],
    title: texts.scheduled(),
    requires: 'OPPORTUNITY_BROWSE',
    search: { description: texts.scheduledSearch(), tags: [...tags, 'meetings'] },
    query: ScheduledPageQuery,
    load: () => import('./ScheduledPage.tsx'),
  }),
  page({
    path: '/interests/discussion',
    under: ['/interests/expressed'],
    title: texts.discussion(),
    requires: 'OPPORTUNITY_BROWSE',
    search: { description: texts.discussionSearch(), tags: [...tags, 'messages', 'questions'] },
    query: DiscussionsPageQuery,
    load: () => import('./DiscussionsPage.tsx'),
  }),
  page({
    path: '/university-projects/interests',
    under: ['/university-projects'],
    title: texts.ofCompany(),
    requires: 'PROJECT_CATALOGUE',
    search: { description: texts.ofCompanySearch(), tags: ['interests', 'projects', 'technology'] },
    ...list,
  }),
  page({
    path: '/interests/:id',
    under: ['/interests/expressed', '/university-projects/interests', '/investors/engagement'],
    title: texts.interest(),
    requires: 'INTEREST_PAGE',
    query: InterestPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./InterestPage.tsx'),
  }),
  page({
    path: '/investors/engagement',
    title: texts.engagement(),
    requires: 'INVESTOR_RELATIONS',
    menu: { icon: Handshake, order: 80 },
    search: { description: texts.engagementSearch(), tags },
    query: EngagementPageQuery,
    load: () => import('./EngagementPage.tsx'),
  }),
  page({
    path: '/investors/interests',
    under: ['/investors/engagement'],
    title: texts.interests(),
    requires: 'INVESTOR_RELATIONS',
    search: { description: texts.interestsSearch(), tags },
    ...list,
  }),
]
