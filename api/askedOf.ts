/** What is asked of a list outside a query of its own: by exports, and by views that are followed. */
import { getVariableValues, Kind, parse, type OperationDefinitionNode } from 'graphql'
import { builtSchema } from './builtSchema.ts'
import { invalid } from './errors.ts'

interface Given {
  /** As the list's query takes it, not yet checked. */
  filter: unknown
  /** `FIELD:DIRECTION`; empty for the usual order. */
  sort: string
}

/** Filter and sort as GraphQL reads them; what does not fit their types is refused by name. */
export function askedOf(type: string, { filter, sort: given }: Given) {
  const [field, direction] = given.split(':')
  const sort = field ? { field, ...(direction ? { direction } : {}) } : null
  const [operation] = parse(`query ($filter: ${type}Filter, $sort: ${type}Sort) { __typename }`).definitions
  const { variableDefinitions = [] } = operation as OperationDefinitionNode
  const { coerced, errors } = getVariableValues(builtSchema(), variableDefinitions, { filter, sort })
  if (!coerced) {
    const { message, nodes } = errors[0]!
    const node = nodes?.[0]
    throw invalid({ [node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : 'filter']: message })
  }
  return coerced
}
