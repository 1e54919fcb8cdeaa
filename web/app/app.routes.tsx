/** Pages that belong to no feature. */
import * as texts from '#texts/app/app.js'
import { page } from '#web/relay/page.tsx'
import LandingPageQuery from '#web/__generated__/LandingPageQuery$parameters.ts'

export const appPages = [
  page({
    path: '/landing',
    title: texts.fromResearchToMarket(),
    requires: 'public',
    query: LandingPageQuery,
    load: () => import('./LandingPage.tsx'),
  }),
  page({
    path: '/unauthorized',
    title: texts.noAccess(),
    requires: 'public',
    load: () => import('./UnauthorizedPage.tsx'),
  }),
]
