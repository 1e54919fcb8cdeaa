/** What administrators decide about the language model, and by what its log is filtered. */
import { array, boolean, object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/model/rules.js'

export const modelPurposes = [
  'ARL_ANSWER',
  'ARL_QUESTIONS',
  'ARL_RATINGS',
  'ARL_SUMMARY',
  'SYNERGY_SUMMARY',
  'MATCH_REASON',
  'TEST',
] as const

export const modelOutcomes = [
  'RUNNING',
  'DRAFTED',
  'WRONG_SHAPE',
  'REFUSED',
  'BUSY',
  'TIMED_OUT',
  'FAILED',
  'CANCELLED',
] as const

export const updateModelSettingsRules = editRules(
  object({}),
  object({
    on: boolean().required().meta({ label: texts.on() }),
    confidential: boolean().required().meta({
      label: texts.confidential(),
      description: 'Whether confidential fields, and projects that are confidential or under embargo, may be sent.',
    }),
    dailyBudget: wholeNumber()
      .min(0)
      .max(1000)
      .required()
      .meta({ label: texts.dailyBudget(), description: 'How often a person may use it on a day.' }),
  }),
)

export const testModelRules = object()

export const modelCallFilterRules = object({
  purpose: array(enumOf(modelPurposes, 'ModelPurpose').defined()).nullable(),
  outcome: array(enumOf(modelOutcomes, 'ModelOutcome').defined()).nullable(),
  userId: nodeId('User').optional().nullable(),
})
