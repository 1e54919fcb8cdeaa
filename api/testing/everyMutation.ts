/** Each mutation of the schema as a call with the least that it takes; whether the input makes sense does not matter. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql'
import { schema } from '../schema.ts'
import { idOf } from './ids.ts'

export const everyMutation = () =>
  Object.values(schema.getMutationType()!.getFields()).map(({ name, args: [input] }) =>
    input
      ? {
          name,
          call: `mutation ($input: ${String(input.type)}) { ${name}(input: $input) { __typename } }`,
          variables: { input: sampleOf(input.type) },
        }
      : { name, call: `mutation { ${name} { __typename } }`, variables: {} },
  )

function sampleOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [sampleOf(inner.ofType)]
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isRequiredInputField(field))
    return Object.fromEntries(required.map(({ name, type: of }) => [name, sampleOf(of)]))
  }
  const samples = { Int: 1, Float: 1, Boolean: true, DateTime: '2026-01-01T00:00:00Z', Date: '2026-01-01', JSON: {} }
  return (samples as Record<string, unknown>)[String(inner)] ?? idOf('User', 1)
}
