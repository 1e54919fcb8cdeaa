/** What the university's answers to projects need: accept or return, archive or restore. */
import { array, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { universityDay } from '#api/universityDay.rules.ts'
import { enumOf, nodeId, nodeIds, text } from '#api/rules.ts'
import * as texts from '#texts/projects/rules.js'
import { audiences, outcomes } from './project.rules.ts'

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
  openTo: array(enumOf(audiences, 'ProjectAudience').defined()).nullable().meta({
    label: texts.openTo(),
    description: 'To whom it is opened when it is accepted; to nobody else without it.',
  }),
  openFrom: day(texts.openFrom(), 'The day of the university from which they see it; at once without one.').test(
    'later',
    texts.openFromLater,
    (from) => !from || from >= universityDay(),
  ),
})

const outcome = enumOf(outcomes, 'ProjectOutcome').meta({ label: texts.outcome() })

const ending = {
  outcome: outcome.nullable(),
  lessons: text(5_000).meta({ label: texts.lessonsLearned(), description: 'What others can learn from it.' }),
}

export const archiveProjectsRules = object({
  ids: nodeIds('Project'),
  reason: words(texts.reason(), 'Why it is archived.').required(texts.sayWhy),
  ...ending,
})

export const setProjectOutcomeRules = editRules(
  object({ id: nodeId('Project', texts.projectIdNotFound) }),
  object(ending),
)

/** What the forms ask for; programs may leave the outcome open. */
const chosen = { outcome: outcome.required(texts.chooseOutcome) }
export const archiveFormRules = archiveProjectsRules.omit(['ids']).shape(chosen)
export const outcomeFormRules = setProjectOutcomeRules.whole.shape(chosen)

export const unarchiveProjectsRules = object({
  ids: nodeIds('Project'),
  comment: words(texts.comment(), 'Why; kept in the record of changes.'),
})
