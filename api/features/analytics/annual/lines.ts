/**
 * The lines of the annual report, in the form of AUTM's Licensing Activity Survey and with its definitions. A line is a
 * figure, or is entered by the team with its source. A figure that comes to the platform replaces `entered` here.
 */
import * as texts from '#texts/analytics/annual.js'
import type { FigureId } from '../../../figures/figures.ts'
import type { enteredLines } from '../analytics.rules.ts'

type EnteredLine = (typeof enteredLines)[number]

interface Words {
  readonly name: () => string
  readonly definition: () => string
  readonly unit: 'AED' | 'RECORDS'
}

export type AnnualLine = Words &
  ({ readonly id: FigureId; readonly figure: true } | { readonly id: EnteredLine; readonly figure?: never })

export const annualLines: readonly AnnualLine[] = [
  { id: 'EXPENDITURE', name: texts.expenditure, definition: texts.expenditureMeans, unit: 'AED' },
  { id: 'INDUSTRY_EXPENDITURE', name: texts.industry, definition: texts.industryMeans, unit: 'AED' },
  { id: 'DISCLOSURES', figure: true, name: texts.disclosures, definition: texts.disclosuresMeans, unit: 'RECORDS' },
  {
    id: 'PATENT_APPLICATIONS',
    figure: true,
    name: texts.applications,
    definition: texts.applicationsMeans,
    unit: 'RECORDS',
  },
  { id: 'PATENTS_ISSUED', figure: true, name: texts.issued, definition: texts.issuedMeans, unit: 'RECORDS' },
  { id: 'LICENSES', figure: true, name: texts.licenses, definition: texts.licensesMeans, unit: 'RECORDS' },
  { id: 'OPTIONS', name: texts.options, definition: texts.optionsMeans, unit: 'RECORDS' },
  { id: 'LICENSE_INCOME', name: texts.income, definition: texts.incomeMeans, unit: 'AED' },
  { id: 'SPINOUTS', figure: true, name: texts.startups, definition: texts.startupsMeans, unit: 'RECORDS' },
]
