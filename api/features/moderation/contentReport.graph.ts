/** Reports of content, templates of decisions and the figures of moderation in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { outcomeOf, reportSort, reportWhere } from './moderation.list.ts'
import { contentReportFilterRules } from './moderation.rules.ts'
import {
  ContentKindEnum,
  ModerationDecisionEnum,
  ReportOutcomeEnum,
  ReportReasonEnum,
} from './moderationEnums.graph.ts'
import { reportContent } from './report.actions.ts'
import { moderationStatistics, type ModerationStatistics } from './statistics.ts'
import { createModerationTemplate, deleteModerationTemplate, updateModerationTemplate } from './template.actions.ts'

builder.prismaNode('ContentReport', {
  id: { field: 'id' },
  readable: 'REPORT_READ',
  description: 'That someone reported content to moderators, and why.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    reason: t.expose('reason', { type: ReportReasonEnum }),
    details: t.exposeString('details'),
    kind: t.field({
      type: ContentKindEnum,
      select: { case: { select: { kind: true } } },
      resolve: ({ case: { kind } }) => kind,
    }),
    title: t.string({
      description: 'The title of the content, or of the record that it was written on.',
      select: { case: { select: { title: true } } },
      resolve: ({ case: { title } }) => title,
    }),
    outcome: t.field({
      type: ReportOutcomeEnum,
      select: { case: { select: { status: true } } },
      resolve: ({ case: { status } }) => outcomeOf({ status }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    reporter: t.relation('reporter', {
      nullable: true,
      requires: 'CONTENT_MODERATE',
      description: 'Who reported it; its author never reads it.',
    }),
    case: t.relation('case', {
      nullable: true,
      requires: 'CONTENT_MODERATE',
      description: 'The case that moderators decide.',
    }),
  }),
})

listField('contentReports', {
  type: 'ContentReport',
  read: 'REPORT_READ',
  description: 'Reports of content: all for moderators, their own for others.',
  filter: { rules: contentReportFilterRules, where: reportWhere },
  sort: reportSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

actionField(reportContent, (t) => ({
  report: recordField(t, 'ContentReport', (out) => out.reportId),
}))

builder.prismaNode('ModerationTemplate', {
  id: { field: 'id' },
  readable: 'MODERATION_TEMPLATE',
  description: 'Words for the explanation of a decision.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.exposeString('name'),
    decision: t.expose('decision', { type: ModerationDecisionEnum, description: 'The decision that it explains.' }),
    text: t.exposeString('text'),
    textArabic: t.exposeString('textArabic', { description: 'The same in Arabic.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('moderationTemplates', (t) =>
  t.prismaField({
    type: ['ModerationTemplate'],
    requires: 'MODERATION_TEMPLATE',
    description: 'The templates of decisions, by name; at most 50.',
    resolve: (query, _, _args, { db }) => db.moderationTemplate.findMany({ ...query, orderBy: { name: 'asc' } }),
  }),
)

for (const change of [createModerationTemplate, updateModerationTemplate])
  actionField(change as typeof createModerationTemplate, (t) => ({
    template: recordField(t, 'ModerationTemplate', (out) => out.templateId),
  }))

actionField(deleteModerationTemplate, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'ModerationTemplate', id: deletedId }) }),
}))

const ByReason = builder.objectRef<ModerationStatistics['byReason'][number]>('ReportsByReason').implement({
  description: 'Reports for one reason.',
  fields: (t) => ({ reason: t.expose('reason', { type: ReportReasonEnum }), count: t.exposeInt('count') }),
})

const ByKind = builder.objectRef<ModerationStatistics['byKind'][number]>('CasesByKind').implement({
  description: 'Reported content of one kind.',
  fields: (t) => ({ kind: t.expose('kind', { type: ContentKindEnum }), count: t.exposeInt('count') }),
})

const Statistics = builder.objectRef<ModerationStatistics>('ModerationStatistics').implement({
  description: 'How moderation goes; where nothing else is said, of the last twelve months.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'Cases that wait for a moderator now.' }),
    overdue: t.exposeInt('overdue', { description: 'Those of them beyond the promised day.' }),
    claimed: t.exposeInt('claimed', { description: 'Those of them that a moderator works on.' }),
    appealsWaiting: t.exposeInt('appealsWaiting', { description: 'Appeals that wait for an answer now.' }),
    withheld: t.exposeInt('withheld', { description: 'Cases whose content is hidden or removed now.' }),
    byReason: t.expose('byReason', { type: [ByReason], description: 'Reports by their reason, the most first.' }),
    byKind: t.expose('byKind', { type: [ByKind], description: 'Reported content by its kind, the most first.' }),
    decided: t.exposeInt('decided', { description: 'Cases that were decided.' }),
    upheld: t.exposeInt('upheld', { description: 'Those of them in which the reports were right.' }),
    medianHours: t.exposeFloat('medianHours', {
      nullable: true,
      description: 'The median time to a decision, in hours; null without decisions.',
    }),
    appeals: t.exposeInt('appeals', { description: 'Appeals of authors.' }),
    appealsDecided: t.exposeInt('appealsDecided', { description: 'Those of them that were answered.' }),
    appealsGranted: t.exposeInt('appealsGranted', { description: 'Those of them that were granted.' }),
  }),
})

builder.queryField('moderationStatistics', (t) =>
  t.field({
    type: Statistics,
    requires: 'CONTENT_MODERATE',
    description: 'How moderation goes.',
    resolve: (_, _args, { db }) => moderationStatistics(db, universityDay()),
  }),
)
