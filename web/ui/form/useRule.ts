/** What the rules of the form around say of its fields. */
import { createContext, useContext } from 'react'
import { fieldsOf, type DescribedField, type FormRules } from './describeRules.ts'

export const RulesContext = createContext<FormRules | null>(null)

/** The described fields, by name. */
export function useLabels(): Readonly<Record<string, DescribedField>> {
  const rules = useContext(RulesContext)
  return rules ? fieldsOf(rules) : {}
}

const unknownField: DescribedField = { label: undefined, required: false }

/** One field, for its label and whether it is required. */
export const useRule = (name: string): DescribedField => useLabels()[name] ?? unknownField
