/** Turns the values of a form into the input that the API takes. */
import { isSchema, type AnyObjectSchema, type AnySchema } from 'yup'

type Values = Record<string, unknown>

/** Form values as the API takes them: what is not chosen yet ('' or undefined) was refused where it is required. */
export type InputOf<V> = { [Name in keyof V]: Exclude<V[Name], '' | undefined> }

/**
 * Casts the values by the rules, except what the API reads itself: global ids stay as they are, and calendar dates are
 * sent as dates, so that no time zone moves them. Fields without a rule are dropped.
 */
export const inputOf = (rules: AnyObjectSchema, values: Values): Values =>
  toInput(rules, rules.cast(values, { assert: false, stripUnknown: true }), values) as Values

function toInput(rule: unknown, cast: unknown, written: unknown): unknown {
  if (!isSchema(rule) || cast === null || cast === undefined) return cast
  const { meta } = (rule as AnySchema).spec
  if (meta?.node) return written
  if (cast instanceof Date) return Number.isNaN(cast.getTime()) ? written : sentDate(cast, meta?.instant)
  const { fields, innerType } = rule as { fields?: AnyObjectSchema['fields']; innerType?: unknown }
  if (fields) return mapObject(cast as Values, (name, value) => toInput(fields[name], value, (written as Values)[name]))
  if (innerType && Array.isArray(cast) && Array.isArray(written) && cast.length === written.length)
    return cast.map((item: unknown, nth) => toInput(innerType, item, written[nth]))
  return cast
}

const sentDate = (date: Date, instant = false) => (instant ? date.toISOString() : date.toISOString().slice(0, 10))

const mapObject = (values: Values, map: (name: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(name, value)]))
