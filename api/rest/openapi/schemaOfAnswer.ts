/**
 * JSON schemas of answers. A shim's `give` may shape what its document brings as it likes; so it is handed a sample in
 * which every value is a mark, and what it makes of the marks tells the shape. Nothing is described twice.
 */
import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'
import { schema } from '../../schema.ts'
import type { Shim } from '../shim.ts'
import type { JsonSchema } from './schemaOfRules.ts'

interface Mark {
  type: GraphQLLeafType
  nullable: boolean
  /** The record that the value belongs to. */
  of: string
}

/** What a call answers; null when it answers without a body. */
export function answerOf(shim: Shim): JsonSchema | null {
  const marks: Mark[] = []
  const request = { params: {}, query: new URLSearchParams(), body: {} }
  const given = (bare: boolean) => shim.give(sampleOf(shim.document, marks, bare) as never, request)
  const full = given(false)
  if (full === undefined) return null
  return schemaOf(
    full,
    orElse(() => given(true), full),
    marks,
  )
}

/** A call for those who see everything need not bear that something is hidden. */
function orElse<T>(make: () => T, other: T): T {
  try {
    return make()
  } catch {
    return other
  }
}

/** The types that hold records and are none themselves: what they hold is there, or the call fails. */
const isRecord = (type: GraphQLObjectType) => !/^(Query|Mutation)$|(Payload|Connection|Edge)$/.test(type.name)

/** Data as the document would bring it, of marks; a bare one has null wherever a record's field may be null. */
function sampleOf(document: string, marks: Mark[], bare: boolean) {
  const operation = getOperationAST(parse(document))!
  const object = (type: GraphQLObjectType, { selections }: SelectionSetNode, within: boolean) =>
    Object.fromEntries(
      selections.flatMap((selection) => {
        if (selection.kind !== Kind.FIELD) throw new Error('A shim’s document has no fragments')
        const field = type.getFields()[selection.name.value]!
        const value = valueOf(field.type, selection.selectionSet, type, within)
        return [[selection.alias?.value ?? selection.name.value, value]]
      }),
    )
  function valueOf(
    type: GraphQLOutputType,
    selected: SelectionSetNode | undefined,
    parent: GraphQLObjectType,
    within: boolean,
  ): unknown {
    const nullable = !isNonNullType(type)
    const inner = isNonNullType(type) ? type.ofType : type
    const mayMiss = isRecord(parent) && nullable
    if (bare && mayMiss) return null
    if (isListType(inner)) return [valueOf(inner.ofType as GraphQLOutputType, selected, parent, within)]
    const named = getNamedType(inner)
    if (isLeafType(named)) return mark({ type: named, nullable: mayMiss || within, of: parent.name })
    return object(named as GraphQLObjectType, selected!, within || mayMiss)
  }
  const mark = (made: Mark) => {
    const at = marks.push(made) - 1
    if (made.type.name === 'Boolean') return true
    if (made.type.name === 'JSON') return {}
    return made.type.name === 'Int' || made.type.name === 'Float' ? firstNumber + at : `~M${at}~`
  }
  return object(schema.getRootType(operation.operation)!, operation.selectionSet, false)
}

/** Numbers from here on are marks. */
const firstNumber = 7_000_000

const markedText = /^~m(\d+)~$/i

function schemaOf(given: unknown, bare: unknown, marks: readonly Mark[]): JsonSchema {
  if (given === null || given === undefined) return {}
  if (Array.isArray(given))
    return { type: 'array', items: schemaOf(given[0], Array.isArray(bare) ? bare[0] : undefined, marks) }
  if (typeof given === 'object') return objectOf(given, bare, marks)
  if (typeof given === 'boolean') return { type: 'boolean' }
  if (typeof given === 'number')
    return marks[given - firstNumber] ? leafOf(marks[given - firstNumber]!) : { type: 'integer' }
  if (typeof given !== 'string') return {}
  const at = markedText.exec(given)?.[1]
  return at ? leafOf(marks[Number(at)]!, given.startsWith('~m')) : { type: 'string' }
}

function objectOf(given: object, bare: unknown, marks: readonly Mark[]): JsonSchema {
  const entries = Object.entries(given)
  const there = typeof bare === 'object' && bare !== null ? (bare as Record<string, unknown>) : (given as object)
  const within = (name: string) => (there as Record<string, unknown>)[name]
  const [first] = entries
  if (!first) return { type: 'object' }
  // Values under names that are data themselves.
  if (markedText.test(first[0])) return { type: 'object', additionalProperties: schemaOf(first[1], undefined, marks) }
  const required = entries.flatMap(([name]) => (name in there ? [name] : []))
  return {
    ...titleOf(entries, marks),
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, value]) => [name, schemaOf(value, within(name), marks)])),
    ...(required.length ? { required } : {}),
  }
}

/** The record that most of an object's values belong to. */
function titleOf(entries: [string, unknown][], marks: readonly Mark[]) {
  const counts = new Map<string, number>()
  for (const [, value] of entries) {
    const at = typeof value === 'number' ? value - firstNumber : Number(markedText.exec(String(value))?.[1] ?? NaN)
    const { of } = marks[at] ?? {}
    if (of) counts.set(of, (counts.get(of) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most ? { title: most[0] === 'Viewer' ? 'Account' : most[0] } : {}
}

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
}

function leafOf({ type, nullable }: Mark, lowered = false): JsonSchema {
  const values = isEnumType(type) ? type.getValues().map(({ name }) => (lowered ? name.toLowerCase() : name)) : null
  const known: JsonSchema = values ? { type: 'string', enum: values } : (scalars[type.name] ?? { type: 'string' })
  if (!nullable) return known
  return { ...known, type: [known['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) }
}
