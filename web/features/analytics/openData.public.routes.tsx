/** The page on which everybody reads what the open data means. */
import * as texts from '#texts/analytics/visitors.js'
import OpenDataPageQuery from '#web/__generated__/OpenDataPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const openDataPages = [
  page({
    path: '/open-data',
    title: texts.openData(),
    requires: 'public',
    query: OpenDataPageQuery,
    load: () => import('./OpenDataPage.tsx'),
  }),
]
