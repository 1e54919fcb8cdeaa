/** The report of innovation support in the schema. */
import { builder } from '../../builder.ts'
import { reportOf, type SupportFigures, type SupportReport } from './supportReport.ts'

const Figures = builder.objectRef<SupportFigures>('SupportFigures').implement({
  description:
    'How innovation support has worked for all requests, for a category, a department or a person of the team.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'The category, the department or the person; null for all requests, and for those without one.',
    }),
    submitted: t.exposeInt('submitted', { description: 'How many requests were submitted.' }),
    firstAnswer: t.exposeFloat('firstAnswer', {
      nullable: true,
      description: 'The median of working days until the team first wrote.',
    }),
    resolved: t.exposeInt('resolved', { description: 'How many of them are resolved.' }),
    resolution: t.exposeFloat('resolution', {
      nullable: true,
      description: 'The median of working days until they were resolved, with the days that they waited.',
    }),
    reopened: t.exposeInt('reopened', { description: 'How many of them were reopened.' }),
    rated: t.exposeInt('rated', { description: 'How many of them are rated.' }),
    satisfaction: t.exposeFloat('satisfaction', {
      nullable: true,
      description: 'Their average rating, 1-5; null without a rating.',
    }),
  }),
})

const Report = builder.objectRef<SupportReport>('SupportReport').implement({
  description: 'How innovation support has worked.',
  fields: (t) => ({
    all: t.field({ type: Figures, resolve: ({ all }) => all }),
    byCategory: t.field({ type: [Figures], description: 'The most first.', resolve: ({ byCategory }) => byCategory }),
    byDepartment: t.field({
      type: [Figures],
      description: 'By the department of the researcher, the most first.',
      resolve: ({ byDepartment }) => byDepartment,
    }),
    byAssignee: t.field({ type: [Figures], description: 'The most first.', resolve: ({ byAssignee }) => byAssignee }),
  }),
})

builder.queryField('supportReport', (t) =>
  t.field({
    type: Report,
    requires: 'SUPPORT_ANSWER',
    description: 'How innovation support has worked, computed from the requests.',
    args: {
      from: t.arg({
        type: 'Date',
        required: false,
        description: 'Only requests that were submitted on this day or later.',
      }),
    },
    resolve: (_, { from }, ctx) => reportOf(ctx, from ?? null),
  }),
)
