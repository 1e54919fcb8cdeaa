/**
 * How offices write their numbers: WIPO Handbook on Industrial Property Information and Documentation, part 7.2 (standards
 * ST.6 and ST.13), PCT Administrative Instructions, section 307, and the offices' own guides for check digits.
 */
import type { PatentOfficeCode } from './offices.rules.ts'

export interface NumberForm {
  readonly pattern: RegExp
  /** A number as the office writes it. */
  readonly example: string
  /** Whether the check digit goes with the rest. */
  readonly checks?: (number: string) => boolean
}

export type NumberPart = 'application' | 'publication' | 'grant'

const form = (example: string, pattern: RegExp, checks?: NumberForm['checks']): NumberForm => ({
  example,
  pattern,
  ...(checks ? { checks } : {}),
})

const digitsOf = (number: string): number[] => (number.match(/\d/g) ?? []).map(Number)

/** European Patent Office: digits times 1 and 2 in turn, the sum of the digits of the products up to the next ten. */
export function europeanCheck(number: string): boolean {
  const digits = digitsOf(number)
  const given = digits.pop()
  const sum = digits.reduce((all, digit, at) => {
    const product = digit * (at % 2 ? 2 : 1)
    return all + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10 === given
}

/** China (ZC 0006-2003): the twelve digits times 2 to 9 and 2 to 5, modulo 11; X stands for 10. */
export function chineseCheck(number: string): boolean {
  const [body = '', check] = number.replace(/^ZL/, '').split('.')
  const sum = digitsOf(body).reduce((all, digit, at) => all + digit * ((at % 8) + 2), 0)
  return (sum % 11 === 10 ? 'X' : String(sum % 11)) === check
}

const forms: Partial<Record<PatentOfficeCode, Partial<Record<NumberPart, NumberForm>>>> = {
  AE: { application: form('P6000123/2024', /^P?\d{1,7}\/\d{4}$/) },
  AU: { application: form('2024123456', /^(19|20)\d{8}$/), grant: form('2024123456', /^(19|20)\d{8}$/) },
  CA: { application: form('3123456', /^\d{7}$/), grant: form('3123456', /^\d{7}$/) },
  CN: {
    application: form('201710601862.3', /^(19|20)\d{10}\.[\dX]$/, chineseCheck),
    publication: form('CN112345678A', /^CN\d{9}[A-C]?$/),
    grant: form('ZL201710601862.3', /^(ZL(19|20)\d{10}\.[\dX]|CN\d{9}[BC]?)$/, (number) =>
      number.startsWith('CN') ? true : chineseCheck(number),
    ),
  },
  DE: {
    application: form('102021123456.7', /^(1[0-2]|50|60)\d{10}\.\d$/),
    publication: form('DE102021123456A1', /^DE\d{12}([A-Z]\d)?$/),
    grant: form('DE102021123456B4', /^DE\d{12}([A-Z]\d)?$/),
  },
  EP: {
    application: form('16000312.5', /^\d{8}\.\d$/, europeanCheck),
    publication: form('EP3456789A1', /^EP\d{7}(A[1-39])?$/),
    grant: form('EP3456789B1', /^EP\d{7}(B[1-3])?$/),
  },
  FR: { application: form('2112345', /^\d{7}$/), publication: form('FR3123456A1', /^FR\d{7}([A-Z]\d)?$/) },
  GB: {
    application: form('2012345.6', /^\d{7}\.\d$/),
    publication: form('GB2612345A', /^GB\d{7}[A-Z]?$/),
    grant: form('GB2612345B', /^GB\d{7}[A-Z]?$/),
  },
  GC: { application: form('GC2021-41234', /^GC\d{4}-\d{4,6}$/) },
  IN: {
    application: form('202441012345', /^(20\d{10}|\d{1,6}\/[A-Z]{3,6}\/\d{4})$/),
    grant: form('456789', /^\d{6}$/),
  },
  JP: {
    application: form('2021-123456', /^(19|20)\d{2}-\d{6}$/),
    publication: form('JP2022-123456A', /^(JP)?(19|20)\d{2}-\d{6}A?$/),
    grant: form('JP7123456', /^(JP)?\d{7}(B\d)?$/),
  },
  KR: {
    application: form('10-2021-1234567', /^10-(19|20)\d{2}-\d{7}$/),
    publication: form('10-2022-1234567', /^10-(19|20)\d{2}-\d{7}$/),
    grant: form('10-2345678', /^10-\d{7}$/),
  },
  US: {
    application: form('17/123456', /^\d{2}\/\d{6}$/),
    publication: form('US2024/0123456A1', /^US(19|20)\d{2}\/?\d{7}(A\d)?$/),
    grant: form('US11234567B2', /^US\d{7,8}(B[12])?$/),
  },
  WO: {
    application: form('PCT/AE2024/050012', /^PCT\/[A-Z]{2}(\d{4}\/\d{6}|\d{2}\/\d{5})$/),
    publication: form('WO2024/123456A1', /^WO\d{4}\/\d{6}(A\d)?$/),
  },
}

/** Letters and digits with the marks that offices use, where the form of an office is not stated here. */
const anyForm: NumberForm = { example: '1234/2024', pattern: /^[A-Z0-9][A-Z0-9./-]{2,29}$/ }

export const numberForm = (office: PatentOfficeCode, part: NumberPart): NumberForm => forms[office]?.[part] ?? anyForm

/** A number as the office writes it; null where its form is not stated here. */
export const exampleOf = (office: PatentOfficeCode, part: NumberPart): string | null =>
  forms[office]?.[part]?.example ?? null

/** As it is kept: in capital letters, without blanks and the commas of thousands. */
export const keptNumber = (number: string): string => number.toUpperCase().replaceAll(/[\s,]/g, '').replaceAll('–', '-')

/** United States provisional applications have series of their own: 60 to 63 (MPEP 503). */
const provisionalSeries = /^6[0-3]\//

export const fitsKind = (office: PatentOfficeCode, provisional: boolean, application: string): boolean =>
  office !== 'US' || provisional === provisionalSeries.test(application)

export type NumberFault = 'FORM' | 'CHECK' | null

/** What is wrong with a number; nothing when it has the form of its office. */
export function numberFault(office: PatentOfficeCode, part: NumberPart, number: string): NumberFault {
  const { pattern, checks } = numberForm(office, part)
  if (!pattern.test(number)) return 'FORM'
  return checks && !checks(number) ? 'CHECK' : null
}
