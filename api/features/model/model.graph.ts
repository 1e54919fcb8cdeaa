/** The language model in the schema: its switch and its log for administrators, its name for those who use it. */
import type { ModelOutcome, ModelPurpose } from '../../__generated__/prisma/enums.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { config } from '../../config.ts'
import { listField } from '../../listField.ts'
import { nameOf } from '../../model/chat.ts'
import { modelSettings, type ModelSettings } from '../../model/settings.ts'
import { testModel, updateModelSettings } from './model.actions.ts'
import { modelCallSort, modelCallWhere } from './model.list.ts'
import { modelCallFilterRules } from './model.rules.ts'

const PurposeEnum = describedEnum<ModelPurpose>('ModelPurpose', 'What a language model was asked for.', {
  ARL_ANSWER: 'Feedback on an answer.',
  ARL_QUESTIONS: 'Follow-up questions.',
  ARL_RATINGS: 'Proposed ratings.',
  ARL_SUMMARY: 'A summary of a readiness report.',
  SYNERGY_SUMMARY: null,
  MATCH_REASON: 'Why a project and a challenge go together.',
  TEST: 'Whether it answers.',
})

const OutcomeEnum = describedEnum<ModelOutcome>('ModelOutcome', 'What came of asking a language model.', {
  RUNNING: 'No answer was noted yet.',
  DRAFTED: 'It answered in the expected form.',
  WRONG_SHAPE: 'Its answer did not have the expected form, or was cut off.',
  REFUSED: 'It declined to answer.',
  BUSY: 'Its provider takes no more requests for now.',
  TIMED_OUT: null,
  FAILED: 'It could not be reached, or answered with an error.',
  CANCELLED: null,
})

builder.prismaNode('ModelCall', {
  id: { field: 'id' },
  readable: 'MODEL_LOG_READ',
  description: 'What was sent to the language model, and what came of it. Kept for 30 days.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: PurposeEnum }),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    model: t.exposeString('model', { description: 'Provider and name.' }),
    user: t.relation('user', { nullable: true, description: 'The person who asked for it.' }),
    sent: t.exposeString('sent', { description: 'Word for word.' }),
    answer: t.exposeString('answer', { description: 'As it came, at most 20,000 characters.' }),
    error: t.exposeString('error', { description: 'What went wrong.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was sent.' }),
    milliseconds: t.exposeInt('milliseconds', { description: 'How long it took, in milliseconds.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

listField('modelCalls', {
  type: 'ModelCall',
  read: 'MODEL_LOG_READ',
  description: 'The log of the language model, for administrators.',
  filter: { rules: modelCallFilterRules, where: modelCallWhere },
  sort: modelCallSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

const Settings = builder.objectRef<ModelSettings>('ModelSettings').implement({
  description: 'What administrators decide about the language model.',
  fields: (t) => ({
    model: t.string({
      nullable: true,
      description: 'Provider and name, from AI_MODEL; null when none is configured.',
      resolve: () => config.model && nameOf(config.model),
    }),
    on: t.exposeBoolean('on'),
    confidential: t.exposeBoolean('confidential', {
      description: 'Whether confidential fields, and projects that are confidential or under embargo, may be sent.',
    }),
    dailyBudget: t.exposeInt('dailyBudget', { description: 'How often a person may use it on a day.' }),
  }),
})

builder.queryFields((t) => ({
  modelSettings: t.field({
    type: Settings,
    requires: 'ADMINISTRATION',
    description: 'How the language model is set.',
    resolve: (_, _args, { db }) => modelSettings(db),
  }),
  draftingModel: t.string({
    nullable: true,
    requires: 'AI_TOOLS',
    description: 'The language model that drafts words; null when none is configured or it is switched off.',
    resolve: async (_, _args, { db }) => (config.model && (await modelSettings(db)).on ? nameOf(config.model) : null),
  }),
}))

actionField(updateModelSettings, (t) => ({
  modelSettings: t.field({ type: Settings, resolve: (_, _args, { db }) => modelSettings(db) }),
}))
actionField(testModel, (t) => ({
  works: t.exposeBoolean('works', { description: 'Whether it answered with a quotation that was found.' }),
  asked: t.exposeBoolean('asked', { description: 'Whether there is one that may be asked now.' }),
  model: t.exposeString('model', { nullable: true, description: 'Provider and name, when it answered.' }),
  milliseconds: t.exposeInt('milliseconds', { description: 'How long it took, in milliseconds.' }),
  notice: t.exposeString('notice', { description: 'What went wrong; empty when it works.' }),
}))
