/** What the university's answers to projects need: accept or return, archive or restore. */
import { object } from 'yup'
import { enumOf, nodeId, nodeIds, text } from '#api/rules.ts'
import * as texts from '#texts/projects/rules.js'

const words = (label: string, description: string) => text(2_000).meta({ label, description })

export const reviewProjectRules = object({
  id: nodeId('Project', texts.projectIdNotFound),
  decision: enumOf(['APPROVE', 'REJECT'], 'ReviewDecision')
    .required(texts.chooseToApproveOrToReject)
    .meta({ label: texts.decision(), description: 'APPROVE accepts it for planning, REJECT returns it as a draft.' }),
  comments: words(texts.comments(), 'What the owner is told; required to reject.').when(
    'decision',
    ([decision], rule) => (decision === 'REJECT' ? rule.required(texts.sayWhatMustChange) : rule),
  ),
})

export const archiveProjectsRules = object({
  ids: nodeIds('Project'),
  reason: words(texts.reason(), 'Why, and what came of it.').required(texts.sayWhy),
})

export const unarchiveProjectsRules = object({
  ids: nodeIds('Project'),
  comment: words(texts.comment(), 'Why; kept in the record of changes.'),
})
