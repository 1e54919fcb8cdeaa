/** What the university's actions on many projects need. */
import { object } from 'yup'
import { enumOf, nodeId, nodeIds } from '#api/rules.ts'
import * as texts from '#texts/projects/rules.js'
import { projectStatuses } from './project.rules.ts'

/** Archiving asks for more: archiveProjects. */
export const settableStatuses = projectStatuses.filter((status) => status !== 'ARCHIVED')

export const setProjectStatusRules = object({
  ids: nodeIds('Project'),
  status: enumOf(settableStatuses, 'ProjectStatus', texts.archiveWithReason)
    .required(texts.chooseStatus)
    .meta({ label: texts.status() }),
})

export const assignProjectReviewsRules = object({
  ids: nodeIds('Project'),
  userId: nodeId('User', texts.choosePerson).optional().nullable().meta({
    label: texts.reviewer(),
    description: 'Someone of the team; nobody in particular when nothing is given.',
  }),
})
