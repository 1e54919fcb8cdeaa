/** The pages on which administrators see the keys of programs and set up external services. */
import { Plug } from 'lucide-react'
import * as texts from '#texts/integrations/pages.js'
import ApiKeysPageQuery from '#web/__generated__/ApiKeysPageQuery$parameters.ts'
import ApiPageQuery from '#web/__generated__/ApiPageQuery$parameters.ts'
import CalendarServicesPageQuery from '#web/__generated__/CalendarServicesPageQuery$parameters.ts'
import VideoServicePageQuery from '#web/__generated__/VideoServicePageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const requires = 'ADMINISTRATION'
const overview = '/admin/api'

export const integrationPages = [
  page({
    path: '/admin/api',
    title: texts.api(),
    requires,
    menu: { icon: Plug, order: 87 },
    search: { description: texts.apiSearch(), tags: ['api', 'integration', 'webhook', 'graphql', 'connection'] },
    query: ApiPageQuery,
    load: () => import('./ApiPage.tsx'),
  }),
  page({
    path: '/admin/api/keys',
    under: [overview],
    title: texts.keys(),
    requires,
    search: { description: texts.keysSearch(), tags: ['api', 'key', 'token', 'revoke'] },
    query: ApiKeysPageQuery,
    list: () => import('./apiKeys.list.ts').then(({ apiKeyList }) => apiKeyList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ApiKeysPage.tsx'),
  }),
  page({
    path: '/admin/api/zoom',
    under: [overview],
    title: texts.zoom(),
    requires,
    search: { description: texts.zoomSearch(), tags: ['video', 'meeting', 'link'] },
    query: VideoServicePageQuery,
    variables: () => ({ kind: 'ZOOM' as const }),
    load: () => import('./VideoServicePage.tsx'),
  }),
  page({
    path: '/admin/api/teams',
    under: [overview],
    title: texts.teams(),
    requires,
    search: { description: texts.teamsSearch(), tags: ['video', 'meeting', 'link', 'microsoft', 'graph'] },
    query: VideoServicePageQuery,
    variables: () => ({ kind: 'TEAMS' as const }),
    load: () => import('./VideoServicePage.tsx'),
  }),
  page({
    path: '/admin/api/calendar',
    under: [overview],
    title: texts.calendar(),
    requires,
    search: { description: texts.calendarSearch(), tags: ['caldav', 'google', 'microsoft', 'free', 'busy'] },
    query: CalendarServicesPageQuery,
    load: () => import('./CalendarServicesPage.tsx'),
  }),
]
