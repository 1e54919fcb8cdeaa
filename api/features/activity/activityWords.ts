/** What was done and with what kind of record, in words, from the names that the audit trail keeps. */
import type { Changes } from '../../audit.ts'
import * as texts from '#texts/activity/words.js'

const acronyms = new Map(['arl', 'trl', 'api', 'nda', 'orcid', 'pdf', 'csv'].map((word) => [word, word.toUpperCase()]))

/** `TrlClaim` -> `TRL claim` without its capital. */
const apart = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .split(' ')
    .map((word) => acronyms.get(word) ?? word)
    .join(' ')
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether the verb that a name begins with has words. */
export const knowsVerb = (action: string): boolean =>
  texts.deed({ action }) !== '' || texts.verb({ verb: verbOf(action) }) !== ''

const verbOf = (action: string) => /^[a-z]+/.exec(action)?.[0] ?? ''

/** `updateProject` -> `Updated project` */
export function deedInWords(action: string): string {
  const whole = texts.deed({ action })
  if (whole) return whole
  const verb = texts.verb({ verb: verbOf(action) })
  return verb ? `${verb} ${apart(action.slice(verbOf(action).length))}`.trim() : capital(apart(action))
}

/** `InvestmentInterest` -> `Investor interest` */
export const entityInWords = (entity: string): string => texts.entity({ entity }) || capital(apart(entity))

/** Each field with its value before and after, as a cell of a file has them: `title: Kiln > Oven`. */
export const changesInWords = (changes: Changes): string =>
  Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${valueInWords(before)} > ${valueInWords(after)}`)
    .join('; ')

const valueInWords = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
