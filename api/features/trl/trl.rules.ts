/** What inputs about claims for a readiness level must hold (docs/spec/projects.md#trl). */
import { array, boolean, object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, httpsAddress, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/trl/rules.js'
import { criterionCodes } from './criteria.rules.ts'

export const trlClaimStatuses = [
  'DRAFT',
  'REQUESTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'VALIDATED',
  'WITHDRAWN',
] as const
export const trlAnswers = ['ACCEPTED', 'QUESTION', 'RETURNED'] as const
const trlDecisions = ['VALIDATED', 'CHANGES_REQUESTED'] as const

const id = nodeId('TrlClaim', texts.claimNotFound)
const level = () => wholeNumber().min(1, texts.levels).max(9, texts.levels)
const code = text(5)
  .oneOf([...criterionCodes], texts.chooseCriterion)
  .required(texts.chooseCriterion)
const comment = (label: string, description: string) => text(2_000).meta({ label, description })
const validatorId = nodeId('User', texts.chooseValidator).meta({ label: texts.validator() })

export const createTrlClaimRules = object({
  projectId: nodeId('Project', texts.projectNotFound),
  level: level().required(texts.chooseLevel).meta({ label: texts.level(), description: 'The level that is claimed.' }),
})

const evidence = object({
  text: comment(texts.text(), 'What shows that the criterion is met.').max(4_000),
  link: httpsAddress(2_000).meta({ label: texts.link(), description: 'The address of a page or file elsewhere.' }),
  fileId: nodeId('File', texts.chooseFile)
    .optional()
    .nullable()
    .meta({ label: texts.file(), description: 'A file of the project.' }),
  publicationId: nodeId('Publication', texts.choosePublication)
    .optional()
    .nullable()
    .meta({ label: texts.publication(), description: 'A publication that is linked to the project.' }),
})
export const setTrlEvidenceRules = editRules(
  object({ id, code: code.meta({ description: 'The criterion: its level and its place in it, such as 5.2.' }) }),
  evidence,
)

export const submitTrlClaimRules = object({ id })

export const withdrawTrlClaimRules = object({
  id,
  reason: comment(texts.reason(), 'Why it is withdrawn.'),
})

export const assignTrlValidatorRules = object({ id, validatorId })
export const removeTrlValidatorRules = object({ id, validatorId })

export const acceptTrlValidationRules = object({
  id,
  noConflict: boolean().required(texts.stateNoConflict).oneOf([true], texts.stateNoConflict).meta({
    label: texts.noConflict(),
    description: 'That the validator has no conflict of interest; only then the evidence is shown.',
  }),
})

export const declineTrlValidationRules = object({
  id,
  reason: comment(texts.reason(), 'Why not.').required(texts.giveReason),
})

export const reviewTrlEvidenceRules = object({
  id,
  code,
  answer: enumOf(trlAnswers, 'TrlAnswer').required(texts.chooseAnswer).meta({ label: texts.answer() }),
  comment: comment(texts.comment(), 'What the owner reads; needed for a question and for returned evidence.').when(
    'answer',
    ([answer], rule) => (answer === 'QUESTION' || answer === 'RETURNED' ? rule.required(texts.giveComment) : rule),
  ),
})

export const reviewTrlClaimRules = object({
  id,
  decision: enumOf(trlDecisions, 'TrlDecision').required(texts.chooseDecision).meta({ label: texts.decision() }),
  comment: comment(texts.comment(), 'What the owner reads with the decision.'),
})

export const trlClaimFilterRules = object({
  search: text(200).meta({ description: 'Words of the project’s title; all must be found.' }),
  status: array(enumOf(trlClaimStatuses, 'TrlClaimStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  level: array(level().defined())
    .max(9, texts.levels)
    .nullable()
    .meta({ description: 'Claiming one of these levels.' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only those that the viewer is to validate (true), or only others (false).' }),
  assigned: boolean()
    .nullable()
    .meta({ description: 'Only those with a validator (true), or only those without (false).' }),
})
