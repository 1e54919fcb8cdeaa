/** What a row of an imported file must hold: a project's own rules, with values as files write them. */
import { array, boolean, date, mixed, object, string, type AnySchema, type InferType } from 'yup'
import { amount, enumOf, nodeId, wholeNumber } from '#api/rules.ts'
import { createProjectRules, fundingStatuses, projectStatuses } from '../project.rules.ts'

/** AED for a US dollar: the peg of the two currencies. Amounts in dollars are imported at it, rounded to whole dirhams. */
export const aedPerDollar = 3.6725

const decimal = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** `1,073,017.50`, `AED 12000`, `USD 12000`; what is none of these is left to the rule, which refuses it. */
function dirhams(value: unknown): unknown {
  const [, currency = 'AED', figure = ''] = /^(AED|USD)?\s*(.*)$/i.exec(String(value).trim())!
  if (!decimal.test(figure)) return value
  return Math.round(Number(figure.replaceAll(',', '')) * (currency.toUpperCase() === 'USD' ? aedPerDollar : 1))
}

/** A day, or a month or year that stands for its first (its last, at the end of something). */
function day(value: unknown, atEnd: boolean): Date {
  const [, year, month, dayOfMonth] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d)(?:T.*)?)?$/.exec(String(value).trim()) ?? []
  if (!year) return new Date(NaN)
  if (dayOfMonth) {
    const date = new Date(`${year}-${month}-${dayOfMonth}T00:00:00Z`)
    // JavaScript makes March of February 30.
    return date.getUTCDate() === Number(dayOfMonth) ? date : new Date(NaN)
  }
  return atEnd
    ? new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0))
    : new Date(`${year}-${month ?? '01'}-01T00:00:00Z`)
}

const words = { yes: true, true: true, y: true, '1': true, no: false, false: false, n: false, '0': false } as const

const money = () =>
  amount()
    .transform((_, original) => dirhams(original))
    .typeError('Must be an amount in AED')
    .nullable()
const level = (name: string) =>
  wholeNumber()
    .transform(
      (_, original) =>
        Number(String(original).replace(/^(trl|crl)[\s-]*/i, '')) || (Number(original) === 0 ? null : NaN),
    )
    .typeError('Must be a number from 1 to 9')
    .min(1, `${name} must be between 1 and 9`)
    .max(9, `${name} must be between 1 and 9`)
    .nullable()
const when = (atEnd = false) =>
  date()
    .transform((value, original) => (original instanceof Date ? value : day(original, atEnd)))
    .typeError('Must be a date like 2026-11-30, or a year')
    .min(new Date('1900-01-01'), 'Must be after 1900')
    .max(new Date('2200-01-01'), 'Must be before 2200')
    .nullable()
const yesOrNo = () =>
  boolean()
    .transform((value, original) => words[String(original).toLowerCase() as keyof typeof words] ?? value)
    .typeError('Must be yes or no')
const choice = <const V extends string>(values: readonly V[], name: string) =>
  enumOf(values, name, `Must be one of ${values.join(', ').toLowerCase()}`).transform((_, original) => {
    const value = String(original)
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_')
    // Files of older systems call a proposal pending (resolutions.md 3.2).
    return value === 'PENDING' ? 'PROPOSED' : value
  })
export const importRowRules = createProjectRules.omit(['trlLevel', 'fromDraft']).shape({
  status: choice(projectStatuses, 'ProjectStatus'),
  fundingStatus: choice(fundingStatuses, 'FundingStatus'),
  trl: level('TRL'),
  crlLevel: level('CRL'),
  commercialPotential: wholeNumber()
    .min(0, 'Must be between 0 and 100')
    .max(100, 'Must be between 0 and 100')
    .nullable(),
  budget: money(),
  fundingAmount: money(),
  fundingAmountNeeded: money(),
  seekingInvestment: yesOrNo(),
  visibleToResearchers: yesOrNo(),
  confidential: yesOrNo(),
  startDate: when(),
  endDate: when(true),
  lastReviewDate: when(),
  nextReviewDate: when(),
  ownerEmail: string().trim().lowercase().email('Must be an e-mail address'),
})

const labelOf = (rule: unknown) => (rule as AnySchema | undefined)?.describe().meta?.label

/** Names of fields that have none of their own. */
const fieldWords: Record<string, string> = { ownerEmail: 'Owner’s email', commercialPotential: 'Commercial potential' }

export type ImportRow = InferType<typeof importRowRules>

const ownerEmail = string()
  .trim()
  .lowercase()
  .email('Please enter a valid email address')
  .nullable()
  .meta({ label: 'Owner', description: 'The researcher who owns the rows that name no owner; nobody without it.' })

/** The fields that a column may fill, each with its name on screen. */
export const importFields = Object.entries(importRowRules.fields)
  .map(([field, rule]) => ({
    field,
    label: labelOf(rule) ?? labelOf(createProjectRules.fields[field as 'title']) ?? fieldWords[field] ?? field,
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

export const runImportRules = object({
  id: nodeId('Import'),
  dryRun: boolean()
    .required('Please check or import')
    .meta({ description: 'Whether to say only what an import would do.' }),
  columns: array(
    object({
      name: string().required(),
      field: string()
        .nullable()
        .oneOf([...importFields.map(({ field }) => field), null] as string[], 'There is no such field'),
    }).meta({ json: true }),
  )
    .test(
      'title',
      'One column must be the title',
      (columns) => !columns || columns.some(({ field }) => field === 'title'),
    )
    .meta({ description: 'Each {name, field}: the field that each column fills; null for none.' }),
  ownerEmail,
})

export const importProjectsRules = object({
  rows: array(mixed().nullable().meta({ json: true }))
    .min(1, 'There is no row')
    .max(200, 'At most 200 rows at a time')
    .required('There is no row')
    .meta({
      description:
        'The rows, each {row, fields}: the number by which answers name it, and the fields of createProject and also ownerEmail, commercialPotential and any status. Values may be written as files write them.',
    }),
  ownerEmail,
  dryRun: boolean().meta({ description: 'Whether to say only what would happen, and to write nothing.' }),
})
