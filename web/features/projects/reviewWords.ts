/** The values of the wizard in words, as its review shows them; empty for what is not filled in. */
import * as texts from '#texts/projects/projectWizard.js'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { fundingWords, trlWords } from './projectWords.ts'

const days = ['disclosureDate', 'embargoUntil', 'startDate', 'endDate', 'nextReviewDate']
const amounts = ['budget', 'fundingAmount', 'fundingAmountNeeded']

/** What a field of the wizard holds. */
export type Written = string | number | boolean | null | undefined | readonly string[]

export const isEmpty = (value: Written): boolean =>
  value === null || value === undefined || (typeof value === 'string' && !value.trim())

/** `ownerId` is an id, which says nothing; the investigator stands beside it. */
export function reviewWords(name: string, value: Written): string {
  if (name === 'ownerId' || isEmpty(value) || value === false) return ''
  if (value === true) return texts.yes()
  if (name === 'trl') return trlWords(Number(value))
  if (name === 'fundingStatus') return fundingWords[value as keyof typeof fundingWords]
  if (days.includes(name)) return formatDate(value as string)
  if (amounts.includes(name) && Number.isFinite(Number(value))) return formatMoney(Number(value))
  return typeof value === 'object' ? (value ?? []).join('\n') : String(value)
}
