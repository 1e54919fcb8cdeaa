/** What was done and with what kind of record, in words, from the names that the audit trail keeps. */
import type { Changes } from '../../audit.ts'
import { apart, capital } from '../../modelWords.ts'
import * as texts from '#texts/activity/words.js'

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

/** Each field with its value before and after, as a cell of a file has them: `title: Kiln > Oven`. */
export const changesInWords = (changes: Changes): string =>
  Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${valueInWords(before)} > ${valueInWords(after)}`)
    .join('; ')

const valueInWords = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
