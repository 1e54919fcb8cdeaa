/** The way from an idea to an agreement in the schema, and where records wait now; for the university's team. */
import { builder, describedEnum } from '../../builder.ts'
import { funnelOf, type Cohort, type Step } from '../../figures/funnel.ts'
import { funnelSteps, type FunnelStep } from '../../figures/journeys.ts'
import { stageWaits, type StageWait } from '../../figures/stages.ts'
import { pathOf } from '../../records/records.ts'
import { AnalyticsFilterInput } from './analytics.graph.ts'
import { askedBy } from './asking.ts'
import { kept } from './kept.ts'

export const StepEnum = describedEnum<FunnelStep>('FunnelStep', 'A step on the way from an idea to an agreement.', {
  IDEA: 'An idea was submitted.',
  APPROVED: 'The idea was approved.',
  VALIDATED: 'An expert evaluated the idea.',
  PROJECT: 'There is a project.',
  TRL_FOUR: 'The university validated level 4 or higher.',
  OPENED: 'The project was opened to industry or investors.',
  INTEREST: 'An investor expressed interest, or a proposal with the project was submitted.',
  AGREEMENT: 'A contract, a license, a company or an investment.',
})

const StepType = builder.objectRef<Step>('FunnelStepCount').implement({
  description: 'How many reached a step.',
  fields: (t) => ({
    step: t.expose('step', { type: StepEnum }),
    reached: t.exposeInt('reached', { description: 'Ideas and projects.' }),
    fromPrevious: t.exposeInt('fromPrevious', { description: 'Those of them that reached the step before, too.' }),
    medianDays: t.exposeFloat('medianDays', {
      nullable: true,
      description: 'Days from the step before; null where none made both in this order.',
    }),
  }),
})

const CohortType = builder.objectRef<Cohort>('FunnelCohort').implement({
  description: 'How far those came that began in one quarter.',
  fields: (t) => ({
    quarter: t.exposeString('quarter', { description: 'As 2026-Q4.' }),
    reached: t.exposeIntList('reached', { description: 'How many reached each step, in the order of the steps.' }),
  }),
})

const FunnelType = builder.objectRef<Awaited<ReturnType<typeof funnelOf>>>('Funnel').implement({
  description: 'How far ideas and projects came that began in a period, as it stands at its end.',
  fields: (t) => ({
    steps: t.field({ type: [StepType], resolve: ({ steps }) => [...steps] }),
    cohorts: t.field({ type: [CohortType], resolve: ({ cohorts }) => [...cohorts] }),
  }),
})

const WaitType = builder.objectRef<StageWait>('StageWait').implement({
  description: 'How long records have been in a stage.',
  fields: (t) => ({
    entity: t.exposeString('entity', { description: 'The kind of record, such as Idea.' }),
    stage: t.exposeString('stage', { description: 'The value of its status.' }),
    count: t.exposeInt('count'),
    medianDays: t.exposeInt('medianDays', { description: 'Days since it began.' }),
    longestDays: t.exposeInt('longestDays', { description: 'Days of the one that has waited longest.' }),
    longestPath: t.string({
      nullable: true,
      description: 'The page of the one that has waited longest.',
      resolve: ({ entity, longestId }, _args, { access }) => pathOf(entity, longestId, (one) => access.allowed(one)),
    }),
  }),
})

builder.queryFields((t) => ({
  funnel: t.field({
    type: FunnelType,
    requires: 'ANALYTICS_UNIVERSITY',
    description: 'The way from an idea to an agreement.',
    args: { filter: t.arg({ type: AnalyticsFilterInput as never, required: false }) },
    async resolve(_, { filter }, { db, ...ctx }) {
      const asked = await askedBy({ db, ...ctx }, filter)
      return kept(db, `funnel:${funnelSteps.length}`, asked, () => funnelOf(db, asked))
    },
  }),
  stageWaits: t.field({
    type: [WaitType],
    requires: 'ANALYTICS_UNIVERSITY',
    description: 'How long records have been in their stage now; the longest waits of each kind first.',
    async resolve(_, _args, ctx) {
      const asked = await askedBy(ctx, { range: 'ALL' })
      return kept(ctx.db, 'stages', asked, () => stageWaits(ctx.db))
    },
  }),
}))
