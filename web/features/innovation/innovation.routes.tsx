/** The page of Innovation Projects. */
import { FlaskConical } from 'lucide-react'
import * as texts from '#texts/innovation/innovation.js'
import InnovationPageQuery from '#web/__generated__/InnovationPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const innovationPages = [
  page({
    path: '/innovation-projects',
    title: texts.innovationProjects(),
    requires: 'INNOVATION_PROJECTS',
    more: FlaskConical,
    search: {
      description: texts.projectsUnderWayPlannedAnd(),
      tags: ['projects', 'innovation', 'TRL'],
    },
    failed: texts.errorLoadingProjects(),
    query: InnovationPageQuery,
    list: () => import('./innovation.list.ts').then(({ innovationVariables }) => innovationVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./InnovationPage.tsx'),
  }),
]
