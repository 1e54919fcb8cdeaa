/** What the university's answers to projects need: accept or return, archive or restore. */
import { object } from 'yup'
import { enumOf, nodeId, nodeIds, text } from '#api/rules.ts'

const words = (label: string, description: string) => text(2_000).meta({ label, description })

export const reviewProjectRules = object({
  id: nodeId('Project', 'Project ID not found'),
  decision: enumOf(['APPROVE', 'REJECT'], 'ReviewDecision')
    .required('Please choose to approve or to reject')
    .meta({ label: 'Decision', description: 'APPROVE accepts it for planning, REJECT returns it as a draft.' }),
  comments: words('Comments', 'What the owner is told; required to reject.').when('decision', ([decision], rule) =>
    decision === 'REJECT' ? rule.required('Please say what must change') : rule,
  ),
})

export const archiveProjectsRules = object({
  ids: nodeIds('Project'),
  reason: words('Reason', 'Why, and what came of it.').required('Please say why'),
})

export const unarchiveProjectsRules = object({
  ids: nodeIds('Project'),
  comment: words('Comment', 'Why; kept in the record of changes.'),
})
