/** What the university does with many projects at once, each as it would be done alone. */
import * as texts from '#texts/projects/errors.js'
import { action } from '../../action.ts'
import { mayMove, refusal } from '../../moves.ts'
import { assignDutyTo } from '../duties/assign.actions.ts'
import { assignProjectReviewsRules, setProjectStatusRules } from './bulk.rules.ts'
import { eachOf } from './oneByOne.ts'
import { changeProject } from './project.actions.ts'
import { checklistOf } from './projectChecklist.rules.ts'
import { projectMoves } from './projectStatus.ts'

export const setProjectStatus = action({
  name: 'setProjectStatus',
  requires: 'PROJECT_REVIEW',
  rules: setProjectStatusRules,
  description:
    'Moves projects to a status. Those that cannot be moved there are refused one by one; the owners of the others are notified.',
  run: (work, { ids, status }) =>
    eachOf(work, ids, 'PROJECT_UPDATE', async (project) => {
      if (project.status === status) return texts.statusAlready({ state: projectMoves.inWords(status) })
      if (!(await mayMove(work, projectMoves, project, status))) return refusal(projectMoves, project, status)
      const lacks = status === 'PROPOSED' ? checklistOf(project).find(({ done }) => !done) : undefined
      return lacks ? texts.incomplete({ missing: lacks.missing }) : () => changeProject(work, project, status)
    }),
})

export const assignProjectReviews = action({
  name: 'assignProjectReviews',
  requires: 'DUTY_ASSIGN',
  rules: assignProjectReviewsRules,
  description:
    'Chooses who of the university’s team answers proposed projects, or nobody in particular; others are refused one by one. Who is chosen is notified.',
  run: (work, { ids, userId = null }) =>
    eachOf(work, ids, 'PROJECT_APPROVE', (project) =>
      project.status === 'PROPOSED'
        ? () => assignDutyTo(work, { type: 'PROJECT_REVIEW', id: project.id }, userId)
        : texts.notWaiting({ state: projectMoves.inWords(project.status) }),
    ),
})
