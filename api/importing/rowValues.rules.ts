/** Values as files write them: amounts with signs and currencies, days, years, yes and no, names of choices. */
import { boolean, string } from 'yup'
import { amount, calendarDay, enumOf, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/imports/rules.js'
import { listed } from '#listed'

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

export const moneyValue = () =>
  amount()
    .transform((_, original) => dirhams(original))
    .typeError(texts.mustBeAmountInAed)
    .nullable()

export const levelValue = (name: string) =>
  wholeNumber()
    .transform(
      (_, original) =>
        Number(String(original).replace(/^(trl|crl)[\s-]*/i, '')) || (Number(original) === 0 ? null : NaN),
    )
    .typeError(texts.mustBeNumberFrom1To)
    .min(1, () => texts.levelBetween({ name }))
    .max(9, () => texts.levelBetween({ name }))
    .nullable()

export const dayValue = (atEnd = false) =>
  calendarDay()
    .transform((value, original) => (original instanceof Date ? value : day(original, atEnd)))
    .typeError(texts.mustBeDateLike202611)
    .min(new Date('1900-01-01'), texts.mustBeAfter1900)
    .max(new Date('2200-01-01'), texts.mustBeBefore2200)
    .nullable()

export const yesOrNo = () =>
  boolean()
    .transform((value, original) => words[String(original).toLowerCase() as keyof typeof words] ?? value)
    .typeError(texts.mustBeYesOrNo)

/** One of an enum's values in any writing; `others` are names that older systems have for them. */
export const choiceValue = <const V extends string>(
  values: readonly V[],
  name: string,
  others: Readonly<Record<string, V>> = {},
) =>
  enumOf(values, name, () => texts.oneOf({ choices: listed(values).toLowerCase() })).transform((_, original) => {
    const value = String(original)
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_')
    return others[value] ?? value
  })

export const ownerValue = () =>
  string().trim().lowercase().email(texts.mustBeEMailAddress).meta({ label: texts.ownersEmail() })
