/** What is asked of the analytics, and what is decided about them. */
import { boolean, object, string } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { amount, enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import { day } from '#api/fieldRules.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import * as texts from '#texts/analytics/rules.js'

export const analyticsRanges = ['MONTH', 'QUARTER', 'YEAR', 'ALL', 'DATES'] as const
export const reportKinds = ['OVERVIEW', 'PIPELINE', 'ANNUAL'] as const
export const reportIntervals = ['WEEKLY', 'MONTHLY'] as const

/** The lines of the annual report that nobody but the team knows. */
export const enteredLines = ['EXPENDITURE', 'INDUSTRY_EXPENDITURE', 'OPTIONS', 'LICENSE_INCOME'] as const

export const analyticsFilterRules = object({
  range: enumOf(analyticsRanges, 'AnalyticsRange').default('QUARTER'),
  from: day(texts.from()).meta({ description: 'The first day, with the range DATES; from the beginning without it.' }),
  until: day(texts.until()).meta({ description: 'The last day, with the range DATES; today without it.' }),
  asOf: day(texts.asOf()).meta({ description: 'As it was known at the end of this day.' }),
  department: string().max(200).nullable().meta({ description: 'The records of this department alone.' }),
  sector: enumOf(sectors, 'Sector')
    .nullable()
    .meta({ description: 'What belongs to challenges of this sector alone.' }),
  personId: nodeId('User')
    .optional()
    .nullable()
    .meta({ description: 'The figures of this person; researchers have their own alone.' }),
})

export const setReportSubscriptionRules = object({
  report: enumOf(reportKinds, 'ReportKind').required().meta({ label: texts.report() }),
  interval: enumOf(reportIntervals, 'ReportInterval').required().meta({ label: texts.interval() }),
})

export const endReportSubscriptionRules = object({ report: enumOf(reportKinds, 'ReportKind').required() })

export const setAnnualFigureRules = editRules(
  object({
    fiscalYear: wholeNumber()
      .min(2000)
      .max(2100)
      .required()
      .meta({ label: texts.fiscalYear(), description: 'The calendar year in which the fiscal year ends.' }),
    line: enumOf(enteredLines, 'AnnualLine').required(),
  }),
  object({
    value: amount()
      .nullable()
      .meta({ label: texts.value(), description: 'AED or a count; null takes the figure back.' }),
    source: text(500).meta({ label: texts.source(), description: 'Where the figure comes from.' }),
  }),
)

export const updateAnalyticsSettingsRules = editRules(
  object({}),
  object({
    openData: boolean().required().meta({
      label: texts.openData(),
      description: 'Whether everyone may download figures of the whole university.',
    }),
    fiscalYearMonth: wholeNumber().min(1).max(12).required().meta({
      label: texts.fiscalYearMonth(),
      description: 'The month in which the fiscal year begins, from 1 to 12.',
    }),
  }),
)
