/** What the fields of changes are called, in the reader's language, from the names under which the audit trail keeps them. */
import type { AnySchema } from 'yup'
import { actionRules } from '../action.ts'
import { changeWords } from '../changeWords.rules.ts'
import type { Rules } from '../rules.ts'
import { labelIn, metaIn } from './ruleLabels.ts'
import * as texts from '#texts/history/fields.js'

/** What was done with what. */
export interface Deed {
  action: string
  entity: string
}

/** The rules by the kind of record that they are about: those of the action that creates it, and those that name one. */
function rulesByEntity(): Map<string, Rules[]> {
  const found = new Map<string, Rules[]>()
  for (const [action, rules] of actionRules)
    for (const entity of [...nodesIn(rules), action.replace(/^create/, '')])
      found.set(entity, [...(found.get(entity) ?? []), rules])
  return found
}

/** The kinds of records that rules name by `id` or `ids`. */
const nodesIn = ({ fields }: Rules): string[] =>
  [fields['id'], fields['ids']].flatMap((rule) => nodeOf(rule as AnySchema | undefined) ?? [])

/** The kind of record that a field of rules names; a list says so of what is in it. */
export function nodeOf(rule: AnySchema | undefined): string | undefined {
  const { meta, ...said } = rule?.describe() ?? {}
  return meta?.node ?? ('innerType' in said ? (said.innerType as { meta?: { node?: string } }).meta?.node : undefined)
}

let known: Map<string, Rules[]> | undefined

/** The rules of the action and then the others of its kind of record. They are read once all actions are there. */
function rulesFor({ action, entity }: Deed): Rules[] {
  known ??= rulesByEntity()
  return [actionRules.get(action) ?? [], known.get(entity) ?? []].flat()
}

/** Texts in the other language are kept as `titleTranslation` (translation.actions.ts). */
const ofTranslation = /Translation$/

/** Whether the values of a field are amounts of AED in whole units. */
export const isMoney = (deed: Deed, field: string): boolean =>
  rulesFor(deed).some((rules) => metaIn(rules, field)?.money)

/** What a field is called; undefined for a name without words, as of a person. */
export function knownField(deed: Deed, field: string): string | undefined {
  for (const rules of rulesFor(deed)) {
    const label = labelIn(rules, field)
    if (label !== undefined) return label
  }
  const own = texts.name({ field }) || changeWords(field)
  if (own) return own
  const first = ofTranslation.test(field) ? knownField(deed, field.replace(ofTranslation, '')) : undefined
  return first && texts.translated({ first })
}

/** The same, with the kept name where there are no words: of a person, of a question, or of earlier entries. */
export const fieldInWords = (deed: Deed, field: string): string => knownField(deed, field) ?? field
