/** Two people change one record: what each has changed is kept, and nobody replaces what they have not read (docs/decisions/0416). */
import type { AnyObjectSchema } from 'yup'
import * as texts from '#texts/ui/errors.js'
import { conflict } from './errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** So much of a text is shown to the one who would replace it. */
const mostShown = 200

/**
 * Throws CONFLICT, with a message for each field, when fields that are given were changed since they were read: `was` is what they
 * held then, as the caller sends it. The row is to be held, so that nobody changes it in between.
 */
export function refuseOverwriting(
  rules: AnyObjectSchema,
  before: object,
  given: Fields,
  was: object | null | undefined,
) {
  if (!was) return
  // In the shape of the rules, however it is kept: text that is nothing in a column, days in a list.
  const [now, read] = [before, was].map((fields) => rules.cast(fields, { assert: false, stripUnknown: true }) as Fields)
  const differs = (fields: Fields) => (name: string) =>
    fields[name] !== undefined && inOrder(now![name] ?? null) !== inOrder(fields[name])
  const names = Object.keys(was).filter((name) => name in given && differs(read!)(name) && differs(given)(name))
  if (!names.length) return
  const messages = Object.fromEntries(names.map((name) => [name, messageOn(rules, name, now![name])]))
  throw conflict(Object.values(messages)[0]!, messages)
}

/** As text that is the same for the same fields, in whatever order they come. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** With what it says now, where that is a text. */
function messageOn(rules: AnyObjectSchema, name: string, now: unknown): string {
  const isText = (rules.fields[name] as { type?: string } | undefined)?.type === 'string'
  if (!isText || typeof now !== 'string' || now === '') return texts.overwrites()
  return texts.overwritesText({ text: now.length > mostShown ? `${now.slice(0, mostShown)}…` : now })
}
