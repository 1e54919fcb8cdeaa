/** The offices at which patents are filed, by their codes of WIPO standard ST.3. */
import { localized } from '#localized'
import { said } from '#api/said.rules.ts'
import * as texts from '#texts/patents/offices.js'

export const patentOffices = [
  'AE', 'AU', 'BH', 'BR', 'CA', 'CH', 'CN', 'DE', 'EG', 'EP', 'ES', 'FR', 'GB', 'GC', 'IN',
  'IT', 'JO', 'JP', 'KR', 'KW', 'MA', 'NL', 'OM', 'QA', 'SA', 'SG', 'TR', 'US', 'WO', 'ZA',
] as const // prettier-ignore

export type PatentOfficeCode = (typeof patentOffices)[number]

const organizations: Partial<Record<PatentOfficeCode, string>> = said({
  EP: texts.europe,
  GC: texts.gulf,
  WO: texts.world,
})

const countries = localized((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** `United Arab Emirates`, `Europe (EPO)`. */
export const officeWords = (office: PatentOfficeCode): string => organizations[office] ?? countries().of(office)!
