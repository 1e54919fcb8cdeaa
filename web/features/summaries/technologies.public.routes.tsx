/** What everybody can read about technologies, without signing in. */
import * as texts from '#texts/summaries/visitors.js'
import TechnologiesPageQuery from '#web/__generated__/TechnologiesPageQuery$parameters.ts'
import TechnologyPageQuery from '#web/__generated__/TechnologyPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { technologiesAt } from './technologiesAt.ts'

export const technologyPages = [
  page({
    path: '/technologies',
    title: texts.technologies(),
    requires: 'public',
    query: TechnologiesPageQuery,
    variables: ({ search }) => technologiesAt(search),
    load: () => import('./TechnologiesPage.tsx'),
  }),
  page({
    path: '/technologies/:number',
    title: texts.technology(),
    requires: 'public',
    query: TechnologyPageQuery,
    variables: ({ params }) => ({ number: Number(/^\d{1,9}$/.exec(params['number'] ?? '')?.[0] ?? 0) }),
    load: () => import('./TechnologyPage.tsx'),
  }),
]
