/** What is said about a record's fields, in the words of their rules: apart from what every form needs. */
import * as texts from '#texts/ui/ruleWords.js'
import { listed } from '#listed'
import { fieldsOf, type FormRules } from './describeRules.ts'

/** What people call a field of the rules; its own name where they do not know it. */
export const labelOf = (rules: FormRules, field: string): string => fieldsOf(rules)[field]?.label ?? field

/** 'Changed: title, end date.', or '' when nothing was. */
export function changedWords(rules: FormRules, before: Values, after: Values): string {
  const names = Object.entries(fieldsOf(rules))
    .filter(([name]) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .flatMap(([, { label }]) => (label ? uncapitalized(label) : []))
  return names.length ? texts.changed({ names: listed(names) }) : ''
}

type Values = Readonly<Record<string, unknown>>

/** As a part of a sentence; an abbreviation stays as it is. */
const uncapitalized = (label: string) => (/^[A-Z][^A-Z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label)
