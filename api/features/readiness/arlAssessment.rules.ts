/** What an input about assessments of adoption readiness must hold (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import { array, boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { enumOf, nodeId, nodeIds, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/readiness/rules.js'

/** The 17 dimensions of the rubric, as api/readiness/rubric.ts has them; a test holds both together. */
export const dimensionCodes = 'A1 A2 A3 B1 B2 B3 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5'.split(' ')

export const arlRisks = ['LOW', 'MEDIUM', 'HIGH', 'NOT_APPLICABLE'] as const
const statuses = ['PROCESSING', 'DRAFT', 'COMPLETED'] as const

const id = nodeId('ArlAssessment')
const code = text(2)
  .oneOf(dimensionCodes, texts.noDimension)
  .required()
  .meta({ label: texts.dimension(), description: 'The code of the dimension, A1 to D5.' })
const reason = text(1000).meta({ label: texts.reason() })

export const createArlAssessmentRules = object({
  projectId: nodeId('Project', texts.chooseProject).meta({ label: texts.project() }),
})

export const updateArlAnswerRules = object({
  id,
  place: wholeNumber().min(0).max(20).required().meta({ description: 'The place of the question, from 0.' }),
  answer: text(5000).defined().meta({ label: texts.answer() }),
})

export const updateArlRatingRules = object({
  id,
  code,
  risk: enumOf(arlRisks, 'ArlRisk')
    .nullable()
    .meta({ label: texts.risk(), description: 'Null takes the rating back: not known yet.' }),
  reason: reason
    .when('risk', ([risk], rule) => (risk === 'NOT_APPLICABLE' ? rule.required(texts.whyNotApplicable) : rule))
    .meta({ label: texts.reason(), description: 'Why; required for what does not apply.' }),
  evidence: array(text(600).required()).max(5, texts.mostEvidence).meta({
    label: texts.evidence(),
    description: 'Sentences of the assessment, word for word, that the rating rests on.',
  }),
})

export const setArlTargetRules = object({
  id,
  code,
  target: enumOf(arlRisks, 'ArlRisk')
    .nullable()
    .meta({ label: texts.target(), description: 'Lower than the rating; null takes the target away.' }),
  dueOn: day(texts.dueOn())
    .optional()
    .nullable()
    .when('target', ([target], rule) => (target ? rule.required(texts.giveDay) : rule))
    .meta({ label: texts.dueOn(), description: 'The day by which it is to be reached; required with a target.' }),
  note: text(500).meta({ label: texts.targetNote(), description: 'What is done for it, and who does it.' }),
})

export const reviewArlRatingRules = object({
  id,
  code,
  risk: enumOf(arlRisks, 'ArlRisk')
    .nullable()
    .meta({ label: texts.risk(), description: 'Null gives the rating of the owner back.' }),
  reason: reason.when('risk', ([risk], rule) => (risk ? rule.required(texts.whyOverridden) : rule)),
})

const ratings = array(
  object({
    code,
    risk: enumOf(arlRisks, 'ArlRisk').required(),
    reason: reason.when('risk', ([risk], rule) =>
      risk === 'NOT_APPLICABLE' ? rule.required(texts.whyNotApplicable) : rule,
    ),
  }).meta({ input: 'ArlRatingInput' }),
)
  .max(17, texts.mostRatings)
  .meta({ description: 'Ratings without evidence; the report says that they have none.' })
const level = wholeNumber().min(1).max(9).nullable().meta({
  label: texts.level(),
  description: 'The level as which it is saved; the highest that the ratings leave open unless it is given.',
})

export const saveArlAssessmentRules = createArlAssessmentRules.shape({ level, ratings })

export const updateArlAssessmentRules = object({ id, level, ratings })

export const draftArlQuestionsRules = object({ id })

export const draftArlRatingsRules = object({ id })

export const draftArlSummaryRules = object({ id })

export const deleteArlSummaryRules = object({ id })

export const submitArlAssessmentRules = object({ id })

export const approveArlAssessmentRules = object({ id, note: text(2000).meta({ label: texts.note() }) })

export const deleteArlAssessmentsRules = object({ ids: nodeIds('ArlAssessment') })

export const arlAssessmentFilterRules = object({
  search: text(200).meta({ description: 'Words of the title; all must be found.' }),
  projectId: nodeId('Project').optional().nullable(),
  status: array(enumOf(statuses, 'ArlStatus').defined()).max(3, texts.mostStatuses),
  mine: boolean().nullable().meta({ description: 'Only those of the viewer (true), or only of others (false).' }),
})
