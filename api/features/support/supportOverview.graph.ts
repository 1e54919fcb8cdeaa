/** The overview of innovation support in the schema. */
import { builder } from '../../builder.ts'
import { overviewOf, ratedDays, type AgeCount, type NamedCount, type Overview } from './supportOverview.ts'

const Named = builder.objectRef<NamedCount>('SupportCount').implement({
  description: 'How many support requests of a category, or of a person of the team, are open.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      nullable: true,
      description: 'The number of the category or the person; null for requests that nobody works on.',
    }),
    name: t.exposeString('name', { nullable: true }),
    open: t.exposeInt('open', { description: 'How many are open.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
  }),
})

const Aged = builder.objectRef<AgeCount>('SupportAgeCount').implement({
  description: 'How many open support requests were sent so many days ago.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Days since they were sent, at least.' }),
    to: t.exposeInt('to', { nullable: true, description: 'Days since they were sent, at most; null for no limit.' }),
    open: t.exposeInt('open', { description: 'How many are open.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
  }),
})

const OverviewType = builder.objectRef<Overview>('SupportOverview').implement({
  description: 'What is open in innovation support, and how satisfied researchers are.',
  fields: (t) => ({
    open: t.exposeInt('open', { description: 'How many requests are open.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
    dueToday: t.exposeInt('dueToday', { description: 'How many are due today.' }),
    waiting: t.exposeInt('waiting', { description: 'How many wait for their researchers.' }),
    unassigned: t.exposeInt('unassigned', { description: 'How many are assigned to nobody.' }),
    byCategory: t.field({ type: [Named], description: 'The most first.', resolve: ({ byCategory }) => byCategory }),
    byAssignee: t.field({ type: [Named], description: 'The most first.', resolve: ({ byAssignee }) => byAssignee }),
    byAge: t.field({ type: [Aged], description: 'The youngest first.', resolve: ({ byAge }) => byAge }),
    rated: t.exposeInt('rated', {
      description: `How many requests that were resolved in the last ${ratedDays} days are rated.`,
    }),
    satisfaction: t.exposeFloat('satisfaction', {
      nullable: true,
      description: 'Their average rating, 1-5; null without a rating.',
    }),
  }),
})

builder.queryField('supportOverview', (t) =>
  t.field({
    type: OverviewType,
    requires: 'SUPPORT_ANSWER',
    description: 'What is open in innovation support.',
    resolve: (_, _args, ctx) => overviewOf(ctx),
  }),
)
