/** The possible decisions on a record, each with its meaning and the call that makes it. */
import type { LucideIcon } from 'lucide-react'
import { string, type AnyObjectSchema, type AnySchema } from 'yup'
import * as texts from '#texts/ui/decisionDialog.js'
import type { FormOutcome } from '../form/Form.tsx'
import type { InputOf } from '../form/inputOf.ts'
import type { RadioCard } from '../form/RadioCards.tsx'

/** What every form of a decision holds; a record may add fields of its own. */
export type DecisionValues = Record<string, unknown> & { decision: string }

export interface Decision<V extends DecisionValues> extends RadioCard {
  /** The API's call that makes it. */
  call: string
  /** Its input (decisionRules). */
  rules: AnyObjectSchema
  /** The field of the words that people read with it, and a sentence under it. */
  words: keyof V & string
  hint: string
  decide: (values: InputOf<V>) => Promise<FormOutcome>
}

/** The rules of a call as they are once a decision is chosen: what the decision requires is marked as required. */
function decisionRules(rules: AnyObjectSchema, decision: string): AnyObjectSchema {
  const chosen = Object.entries(rules.fields).map(([name, rule]) => [
    name,
    (rule as AnySchema).resolve({ value: undefined, parent: { decision } }),
  ])
  return rules.shape({ ...Object.fromEntries(chosen), decision: chooseDecision })
}

/** The field of the decision itself. */
export const chooseDecision = string().required(texts.chooseDecision).meta({ label: texts.decision() })

/** Makes the choices of one call: each with what it is called, what it means, and what is said under its words. */
export const choiceOf =
  <W extends string>({ rules, ...of }: { call: string; rules: AnyObjectSchema; words: W }) =>
  <V extends string>(value: V, icon: LucideIcon, label: string, text: string, hint: string) => ({
    value,
    icon,
    label,
    text,
    ...of,
    rules: decisionRules(rules, value),
    hint,
  })
