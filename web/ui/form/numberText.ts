/** Numbers as people write them: with or without grouping, in the digits of Europe or of Arabic. */
import { localized } from '#localized'

/** `1500000` of `1,500,000`, `1 500 000` and `١٬٥٠٠٬٠٠٠`; a text that is no number stays as it is. */
export function numberIn(text: string): string {
  const plain = inEuropeanDigits(text)
  return grouped.test(plain) ? plain.replaceAll(separators, '') : isNumber(plain) ? plain : text
}

/** The number in a text that was made of a grouped one: the separators that are left of it group nothing. */
export const numberInRest = (text: string): string => {
  const plain = inEuropeanDigits(text).replaceAll(separators, '')
  return isNumber(plain) ? plain : text
}

/** How many separators of groups are in a text. */
export const separatorsIn = (text: string): number => inEuropeanDigits(text).match(separators)?.length ?? 0

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

const number = localized((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }))

/** `1,500,000`, in the digits of the reader; a text that is no number stays as it is. */
export const inGroups = (text: string): string => (isNumber(text) ? number().format(Number(text)) : text)

const separators = /[,،٬\s]/g
const grouped = /^-?\d{1,3}([,،٬\s]\d{2,3})*[,،٬\s]\d{3}(\.\d+)?$/

/** Without the marks of direction that a text copied from Arabic has. */
const inEuropeanDigits = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! & 15))
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
