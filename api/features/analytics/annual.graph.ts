/** The annual report, reports by mail and what administrators decide, in the schema. */
import type { ReportInterval, ReportKind } from '../../__generated__/prisma/enums.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import {
  setAnnualFigure,
  setReportSubscription,
  endReportSubscription,
  updateAnalyticsSettings,
} from './analytics.actions.ts'
import { FigureIdEnum } from './analytics.graph.ts'
import type { enteredLines } from './analytics.rules.ts'
import { annualReport, fiscalYears, type Annual, type AnnualValue } from './annual/annualReport.ts'
import { analyticsSettings, type AnalyticsSettings } from './settings.ts'

const ReportEnum = describedEnum<ReportKind>('ReportKind', 'A report that one can have by mail.', {
  OVERVIEW: 'The figures of the analytics: own ones, or those of the whole university for its team.',
  PIPELINE: 'The way from an idea to an agreement; for the team.',
  ANNUAL: 'The annual report of the current fiscal year; for the team.',
})
const IntervalEnum = describedEnum<ReportInterval>('ReportInterval', 'How often a report comes.', {
  WEEKLY: 'On Mondays.',
  MONTHLY: 'On the first day of a month.',
})
const LineEnum = describedEnum<(typeof enteredLines)[number]>(
  'AnnualLine',
  'A line of the annual report that is entered.',
  {
    EXPENDITURE: 'Total research expenditure, AED.',
    INDUSTRY_EXPENDITURE: 'Research expenditure funded by industry, AED.',
    OPTIONS: 'Options executed.',
    LICENSE_INCOME: 'Gross license income received, AED.',
  },
)

const LineType = builder.objectRef<AnnualValue>('AnnualValue').implement({
  description: 'A line of the annual report.',
  fields: (t) => ({
    line: t.field({
      type: LineEnum,
      nullable: true,
      description: 'The line that is entered; null where it is a figure.',
      resolve: ({ line }) => (line.figure ? null : line.id),
    }),
    figure: t.field({
      type: FigureIdEnum,
      nullable: true,
      description: 'The figure; null where it is entered.',
      resolve: ({ line }) => (line.figure ? line.id : null),
    }),
    name: t.string({ resolve: ({ line }) => line.name() }),
    definition: t.string({
      description: 'After AUTM’s Licensing Activity Survey.',
      resolve: ({ line }) => line.definition(),
    }),
    isMoney: t.boolean({ description: 'Whether it is in AED.', resolve: ({ line }) => line.unit === 'AED' }),
    value: t.exposeFloat('value', { nullable: true, description: 'AED or a count; null until it is entered.' }),
    before: t.exposeFloat('before', { nullable: true, description: 'The same of the fiscal year before.' }),
    source: t.exposeString('source', { description: 'Where a figure that was entered comes from.' }),
    enteredBy: t.exposeString('enteredBy', {
      nullable: true,
      description: 'The name of the person who entered it last.',
    }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime', nullable: true }),
  }),
})

const AnnualType = builder.objectRef<Annual>('AnnualReport').implement({
  description: 'The annual report of a fiscal year, in the form of AUTM’s Licensing Activity Survey.',
  fields: (t) => ({
    fiscalYear: t.exposeInt('fiscalYear', { description: 'The calendar year in which it ends.' }),
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    until: t.expose('until', { type: 'Date', description: 'The last day.' }),
    lines: t.field({ type: [LineType], resolve: ({ values }) => [...values] }),
  }),
})

const SubscriptionType = builder
  .objectRef<{ report: ReportKind; interval: ReportInterval }>('ReportSubscription')
  .implement({
    description: 'A report that the viewer gets by mail.',
    fields: (t) => ({
      report: t.expose('report', { type: ReportEnum }),
      interval: t.expose('interval', { type: IntervalEnum }),
    }),
  })

const SettingsType = builder.objectRef<AnalyticsSettings>('AnalyticsSettings').implement({
  description: 'What administrators decide about the analytics.',
  fields: (t) => ({
    openData: t.exposeBoolean('openData', {
      description: 'Whether everyone may download figures of the whole university.',
    }),
    fiscalYearMonth: t.exposeInt('fiscalYearMonth', {
      description: 'The month in which the fiscal year begins, from 1 to 12.',
    }),
  }),
})

builder.queryFields((t) => ({
  annualReport: t.field({
    type: AnnualType,
    requires: 'ANALYTICS_UNIVERSITY',
    description: 'The annual report of a fiscal year.',
    args: {
      fiscalYear: t.arg.int({
        required: false,
        description: 'The calendar year in which it ends; the current one without it.',
      }),
      asOf: t.arg({ type: 'Date', required: false, description: 'As it was known at the end of this day.' }),
    },
    resolve: async (_, { fiscalYear, asOf }, { db }) => {
      const years = await fiscalYears(db)
      const year = Math.min(Math.max(fiscalYear ?? years[0]!, 2000), 2100)
      return annualReport(db, year, asOf ?? null)
    },
  }),
  fiscalYears: t.field({
    type: ['Int'],
    requires: 'ANALYTICS_UNIVERSITY',
    description: 'The fiscal years of which there are figures, the last one first.',
    resolve: (_, _args, { db }) => fiscalYears(db),
  }),
  reportSubscriptions: t.field({
    type: [SubscriptionType],
    requires: 'ANALYTICS',
    description: 'The reports that the viewer gets by mail.',
    resolve: (_, _args, { db, viewer }) =>
      db.reportSubscription.findMany({ where: { userId: viewer!.id }, orderBy: { report: 'asc' } }),
  }),
  analyticsSettings: t.field({
    type: SettingsType,
    requires: 'ADMINISTRATION',
    description: 'What administrators decide about the analytics.',
    resolve: (_, _args, { db }) => analyticsSettings(db),
  }),
}))

actionField(setAnnualFigure, (t) => ({
  annualReport: t.field({
    type: AnnualType,
    resolve: ({ fiscalYear }, _args, { db }) => annualReport(db, fiscalYear),
  }),
}))
const done = { description: 'True: it is done.' }
actionField(setReportSubscription, (t) => ({ done: t.exposeBoolean('done', done) }))
actionField(endReportSubscription, (t) => ({ done: t.exposeBoolean('done', done) }))
actionField(updateAnalyticsSettings, (t) => ({
  analyticsSettings: t.field({ type: SettingsType, resolve: (_, _args, { db }) => analyticsSettings(db) }),
}))
