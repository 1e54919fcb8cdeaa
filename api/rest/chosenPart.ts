/** A call's document without the fields that it does not perform this time, so that only what it performs needs its input. */
import { BREAK, Kind, visit, type DirectiveNode, type DocumentNode } from 'graphql'

type Variables = Record<string, unknown>

/** Whether any field of the document depends on a condition. */
export function hasChoices(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Directive() {
      found = true
      return BREAK
    },
  })
  return found
}

/** Applies @include and @skip, and leaves out the variables that nothing uses any more. */
export function chosenPart(document: DocumentNode, variables: Variables): DocumentNode {
  const used = new Set<string>()
  const fields = visit(document, {
    VariableDefinition: () => false,
    Field: ({ directives = [], ...field }) =>
      directives.every((directive) => isMet(directive, variables)) ? { ...field, directives: [] } : null,
    Variable: ({ name }) => void used.add(name.value),
  })
  return visit(fields, { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) })
}

function isMet({ name, arguments: given = [] }: DirectiveNode, variables: Variables): boolean {
  const value = given[0]!.value
  const holds = value.kind === Kind.VARIABLE ? variables[value.name.value] === true : true
  return name.value === 'include' ? holds : !holds
}
