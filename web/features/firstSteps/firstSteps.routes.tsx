/** The page on which administrators add first steps of the university's own. */
import * as texts from '#texts/firstSteps/pages.js'
import FirstStepsPageQuery from '#web/__generated__/FirstStepsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const firstStepPages = [
  page({
    path: '/admin/documentation/first-steps',
    under: ['/admin/documentation'],
    title: texts.steps(),
    requires: 'UNIVERSITY_STEP_MANAGE',
    search: { description: texts.stepsSearch(), tags: ['onboarding', 'checklist', 'first steps', 'newcomers'] },
    query: FirstStepsPageQuery,
    load: () => import('./FirstStepsPage.tsx'),
  }),
]
