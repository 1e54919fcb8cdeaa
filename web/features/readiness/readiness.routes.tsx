/** The pages of adoption readiness. */
import { ClipboardCheck, Gauge, Sparkles } from 'lucide-react'
import * as texts from '#texts/readiness/pages.js'
import * as tools from '#texts/synergy/pages.js'
import AdvisorPageQuery from '#web/__generated__/AdvisorPageQuery$parameters.ts'
import AssessmentPageQuery from '#web/__generated__/AssessmentPageQuery$parameters.ts'
import AssessmentsPageQuery from '#web/__generated__/AssessmentsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const list = ['/ai/arl-assessments']
const chosenIn = ({ params }: { params: Record<string, string | undefined> }) => ({
  chosen: Number(params['projectId']) || 0,
})

export const readinessPages = [
  page({
    path: '/ai-tools',
    title: tools.tools(),
    requires: 'AI_TOOLS',
    menu: { icon: Sparkles, order: 45, for: 'PROJECT_OWN_LIST' },
    search: { description: tools.toolsSearch(), tags: ['AI', 'readiness', 'synergy', 'match'] },
    query: AdvisorPageQuery,
    variables: chosenIn,
    load: () => import('./AdvisorPage.tsx'),
  }),
  page({
    path: '/commercial-advisor',
    title: texts.advisor(),
    requires: 'ARL_LIST',
    more: Gauge,
    search: { description: texts.advisorSearch(), tags: ['ARL', 'readiness', 'adoption', 'commercialization'] },
    query: AdvisorPageQuery,
    variables: chosenIn,
    load: () => import('./AdvisorPage.tsx'),
  }),
  page({
    path: '/commercial-advisor/:projectId',
    title: texts.startAssessment(),
    under: ['/commercial-advisor'],
    requires: 'ARL_LIST',
    query: AdvisorPageQuery,
    variables: chosenIn,
    load: () => import('./AdvisorPage.tsx'),
  }),
  page({
    path: '/ai/arl-assessments',
    title: texts.assessments(),
    requires: 'ARL_LIST',
    more: ClipboardCheck,
    search: { description: texts.assessmentsSearch(), tags: ['ARL', 'readiness', 'saved assessments'] },
    query: AssessmentsPageQuery,
    list: () => import('./assessments.list.ts').then(({ assessmentList }) => assessmentList.variables),
    loading: <ListSkeleton />,
    load: () => import('./AssessmentsPage.tsx'),
  }),
  page({
    path: '/ai/arl-assessments/:id',
    title: texts.assessment(),
    under: list,
    requires: 'ARL_LIST',
    query: AssessmentPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./AssessmentPage.tsx'),
  }),
]
