/** Whether words can take the place of the catalogue's: every variable is known, and none is missing that says what it is about. */
import * as texts from '#texts/notificationCatalogue/errors.js'
import { listed } from '#listed'
import type { FieldErrors } from '../../errors.ts'
import { faultOf, variablesOf } from '../../wording/fill.ts'
import type { Entry } from './catalogue.ts'

const list = (names: readonly string[]) => listed(names.map((name) => `{${name}}`))

/** What is wrong with the words, by field; null when nothing is. */
export function problemsOf(entry: Entry, subject: string, text: string): FieldErrors | null {
  const found: FieldErrors = {}
  for (const [field, message] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const fault = faultOf(message)
    if (fault) {
      found[field] = texts.unreadable({ reason: fault })
      continue
    }
    const unknown = [...variablesOf(message)].filter((name) => !entry.variables.includes(name))
    if (unknown.length)
      found[field] = entry.variables.length
        ? texts.unknown({ names: list(unknown), known: list(entry.variables) })
        : texts.noVariables({ names: list(unknown) })
  }
  if (Object.keys(found).length) return found
  const named = new Set([...variablesOf(subject), ...variablesOf(text)])
  const missing = entry.required.filter((name) => !named.has(name))
  return missing.length ? { text: texts.missing({ names: list(missing) }) } : null
}
