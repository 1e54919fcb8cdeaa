/** What everybody can read of how promises to answer were kept, without signing in. */
import * as texts from '#texts/duties/visitors.js'
import PublicAnswersPageQuery from '#web/__generated__/PublicAnswersPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const publicDutyPages = [
  page({
    path: '/promised-answers',
    title: texts.answers(),
    requires: 'public',
    query: PublicAnswersPageQuery,
    load: () => import('./PublicAnswersPage.tsx'),
  }),
]
