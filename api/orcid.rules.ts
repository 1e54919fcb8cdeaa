/** The ORCID iD (ISO 27729): sixteen digits, the last of which is a check digit (ISO 7064, MOD 11-2) and may be X. */
import * as texts from '#texts/ui/rules.js'
import { text } from '#api/rules.ts'

/** An iD as people write it: alone, without hyphens, or as its address. */
const address = /^(?:https?:\/\/)?(?:www\.|sandbox\.)?orcid\.org\//i

/** Whether the check digit is that of the others. */
export function isOrcid(orcid: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(orcid)) return false
  const digits = orcid.replaceAll('-', '')
  let total = 0
  for (const digit of digits.slice(0, -1)) total = (total + Number(digit)) * 2
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** An ORCID iD in its usual form, or nothing. */
export const orcidRule = () =>
  text(100)
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value) : value))
    .test('orcid', texts.mustBeOrcid, (value) => !value || isOrcid(value))

function tidy(written: string): string {
  const digits = written
    .replace(address, '')
    .replace(/\/$/, '')
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
  return /^\d{15}[\dX]$/.test(digits) ? digits.replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4') : written.trim()
}
