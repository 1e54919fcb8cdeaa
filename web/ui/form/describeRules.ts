/** What a form's fields say of themselves: taken from the rules, here or when the app is built. */
import type { AnyObjectSchema, AnySchema } from 'yup'

export interface DescribedField {
  label: string | undefined
  required: boolean
}

/** Rules that come once they are needed, with what must be known of them before. */
export interface LaterRules {
  fields: Readonly<Record<string, DescribedField>>
  load: () => Promise<AnyObjectSchema>
}

export type FormRules = AnyObjectSchema | LaterRules

export const isLater = (rules: FormRules): rules is LaterRules => 'load' in rules

export const isRules = (value: unknown): value is AnyObjectSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'validate' in value

function describe(rule: AnySchema): DescribedField {
  const words = rule.describe()
  const needed = 'optional' in words && !words.optional && !words.nullable
  return { label: words.meta?.label, required: needed || refusesEmpty(words) }
}

/** Whether an empty text or list, as forms hold it, is refused. */
const refusesEmpty = (words: ReturnType<AnySchema['describe']>) =>
  'tests' in words &&
  (words.type === 'string' || words.type === 'array') &&
  words.tests.some(({ name, params }) => name === 'min' && Number(params?.['min']) > 0)

export const describeRules = (rules: AnyObjectSchema): Record<string, DescribedField> =>
  Object.fromEntries(Object.entries(rules.fields).map(([name, rule]) => [name, describe(rule as AnySchema)]))

/** Describing a rule costs, and every field asks at every key. */
const known = new WeakMap<AnyObjectSchema, LaterRules['fields']>()

/** What is said of the fields of a form. */
export function fieldsOf(rules: FormRules): LaterRules['fields'] {
  if (isLater(rules)) return rules.fields
  const fields = known.get(rules) ?? describeRules(rules)
  known.set(rules, fields)
  return fields
}
