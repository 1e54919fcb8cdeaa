/**
 * What rules call a field, in the reader's language. The server makes rules once, and so their labels are English: the message of
 * one is found again by what it says, among those of the file whose messages the other labels of the same rules are of.
 */
import type { AnyObjectSchema, AnySchema } from 'yup'
import { textsOfRules } from '../__generated__/features/textsOfRules.ts'
import { inLanguage } from '../language.ts'

type Say = () => string

/** The messages of each file by what they say in English. */
const byLabel = textsOfRules.map((messages) => {
  const said = new Map<string, Say>()
  for (const say of messages) {
    const label = inLanguage('en', say)
    if (!said.has(label)) said.set(label, say)
  }
  return said
})

const labelsOf = (rules: AnyObjectSchema) =>
  Object.keys(rules.fields).flatMap((field) => metaIn(rules, field)?.label ?? [])

/** What rules say of a field; undefined where they have none of that name. */
export const metaIn = (rules: AnyObjectSchema, field: string) =>
  (Object.hasOwn(rules.fields, field) ? (rules.fields[field] as AnySchema) : undefined)?.describe().meta

/** The files that have a label of the rules, the one with the most of them first. */
const ordered = new WeakMap<AnyObjectSchema, typeof byLabel>()

function filesOf(rules: AnyObjectSchema): typeof byLabel {
  const known = ordered.get(rules)
  if (known) return known
  const labels = labelsOf(rules)
  const count = new Map(byLabel.map((file) => [file, labels.filter((label) => file.has(label)).length]))
  const files = byLabel.filter((file) => count.get(file)).sort((a, b) => count.get(b)! - count.get(a)!)
  ordered.set(rules, files)
  return files
}

/** The label of a field; undefined where the rules have none. */
export function labelIn(rules: AnyObjectSchema, field: string): string | undefined {
  const label = metaIn(rules, field)?.label
  if (label === undefined) return undefined
  const say = filesOf(rules)
    .find((file) => file.has(label))
    ?.get(label)
  return say ? say() : label
}
