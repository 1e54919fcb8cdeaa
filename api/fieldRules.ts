/** Fields that records of many kinds have, with the name that forms and refusals give them. */
import { array, type StringSchema, type TestConfig } from 'yup'
import * as texts from '#texts/ui/rules.js'
import { amount, calendarDay, text, wholeNumber } from './rules.ts'

/** Text of at most so many characters. */
export const field = (label: string, max: number, description?: string) =>
  text(max).meta({ label, ...(description ? { description } : {}) })
/** A calendar day; an empty text means none. */
export const day = (label: string, description?: string) =>
  calendarDay()
    .transform((value: unknown, original: unknown) => (original === '' || original === null ? null : value))
    .typeError(texts.date)
    .nullable()
    .meta({ label, ...(description ? { description } : {}) })
/** A level of a readiness scale, 1-9; 0 and nothing mean that it is not assessed. */
export const level = (label: () => string, description: string) =>
  wholeNumber()
    .transform((value: unknown) => (value === 0 ? null : value))
    .min(1, () => texts.levelBetween({ label: label() }))
    .max(9, () => texts.levelBetween({ label: label() }))
    .nullable()
    .meta({ label: label(), description })
/** A list with one item per line. */
export const lines = (label: string, description: string, item: StringSchema = text(500)) =>
  array(item.defined())
    .transform((_, original: unknown) =>
      (Array.isArray(original) ? (original as unknown[]) : typeof original === 'string' ? original.split('\n') : [])
        .map((line) => (typeof line === 'string' ? line.trim() : line))
        .filter((line) => line !== ''),
    )
    .max(50, texts.most50)
    .meta({ label, description })
/** AED in whole units; nothing when it is not known. */
export const money = (label: string) =>
  amount()
    .nullable()
    .meta({ label, description: `${label}, AED in whole units.` })
/** For either end of a range of numbers: both are given or neither. */
export const givenWith = (other: string, message: () => string): End => ({
  name: 'both',
  message,
  test: (value, { parent }) => value != null || endOf(parent, other) == null,
})
/** For the upper end of a range of numbers; a lower end that is no number is refused itself. */
export const notBelow = (lower: string, message: () => string): End => ({
  name: 'order',
  message,
  test: (value, { parent }) => value == null || !((endOf(parent, lower) ?? value) > value),
})

type End = TestConfig<number | null | undefined>

/** The other end as a number; forms hold text, and an empty one is none. */
function endOf(parent: unknown, name: string): number | null {
  const end = (parent as Record<string, number | string | null | undefined>)[name]
  return end == null || end === '' ? null : Number(end)
}
