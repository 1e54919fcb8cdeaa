/** What was changed in a form, for calls where what is not given stays as it is (docs/decisions/0416). */
import type { AnyObjectSchema } from 'yup'
import { inputOf, type InputOf } from './inputOf.ts'

type Values = Record<string, unknown>

/** The changed fields alone, and what they held when the form was opened. */
export type Edit<V> = Partial<InputOf<V>> & { was: Partial<InputOf<V>> }

/**
 * As the API takes them. `was` leaves out fields in `told`: the person has read what others made of them. Those in `confirmed`
 * are given unchanged, too.
 */
export function editOf<V extends Values>(
  rules: AnyObjectSchema,
  opened: V,
  values: V,
  told: ReadonlySet<string>,
  confirmed: readonly string[] = [],
): Edit<V> {
  const changed = Object.keys(rules.fields).filter(
    (name) => confirmed.includes(name) || JSON.stringify(opened[name]) !== JSON.stringify(values[name]),
  )
  const now = inputOf(rules, values)
  const read = inputOf(rules, opened)
  return {
    ...Object.fromEntries(changed.filter((name) => name in now).map((name) => [name, now[name]])),
    // What was not chosen yet is nothing, and not left out: somebody else may have chosen meanwhile.
    was: Object.fromEntries(changed.filter((name) => !told.has(name)).map((name) => [name, read[name] ?? null])),
  } as Edit<V>
}

/** The same fields where the form holds some in its own way: given as `input` has them, and as the record had them when it was read. */
export const editAs = ({ was, ...given }: Edit<Values>, input: object, read: object): Values & { was: Values } => ({
  ...fieldsOf(input, given),
  was: fieldsOf(read, was),
})

const fieldsOf = (all: object, wanted: object): Values =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in wanted))
