/** Pages that belong to no feature. */
import { page } from '#web/relay/page.tsx'
import LandingPageQuery from '#web/__generated__/LandingPageQuery$parameters.ts'

export const appPages = [
  page({
    path: '/landing',
    title: 'From research to market',
    requires: 'public',
    query: LandingPageQuery,
    load: () => import('./LandingPage.tsx'),
  }),
  page({ path: '/unauthorized', title: 'No access', requires: 'public', load: () => import('./UnauthorizedPage.tsx') }),
]
