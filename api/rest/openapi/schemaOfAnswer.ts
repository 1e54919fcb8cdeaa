/**
 * JSON schemas of answers. A shim's `give` may shape what its document brings as it likes; so it is handed samples, and
 * the schema is what all of its answers have in common. Nothing is described twice.
 */
import { isEnumType, type GraphQLLeafType } from 'graphql'
import type { Shim } from '../shim.ts'
import { AnyJson, Samples } from './sampleAnswers.ts'
import type { JsonSchema } from './schemaOfRules.ts'

/** What a call answers; null when it answers without a body. */
export function answerOf(shim: Shim): JsonSchema | null {
  const samples = new Samples(shim.document, titlesFor(shim.path))
  const request = { params: {}, query: new URLSearchParams(), body: {} }
  const answers: unknown[] = []
  for (const data of samples.all())
    try {
      answers.push(shim.give(data as never, request))
    } catch {
      // The call refuses such data: it answers an error then, or the data cannot occur.
    }
  const given = answers.filter((answer) => answer !== null && answer !== undefined)
  return given.length ? schemaOf(given, samples) : null
}

/** What the values of one place have in common; `undefined` says that the place is missing. */
function schemaOf(values: unknown[], samples: Samples): JsonSchema {
  const there = values.filter((value) => value !== undefined && value !== null)
  const kinds = Map.groupBy(there, kindOf)
  if (!there.length || kinds.has('any')) return {}
  const schemas = [...kinds].map(([kind, ofKind]) => schemaOfKind(kind, ofKind, samples))
  const schema = schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
  return values.includes(null) ? orNull(schema) : schema
}

type KindOfValue = 'any' | 'list' | 'object' | 'leaf'

function kindOf(value: unknown): KindOfValue {
  if (value instanceof AnyJson) return 'any'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' ? 'object' : 'leaf'
}

function schemaOfKind(kind: KindOfValue, values: unknown[], samples: Samples): JsonSchema {
  if (kind === 'list') return { type: 'array', items: schemaOf((values as unknown[][]).flat(), samples) }
  return kind === 'object'
    ? schemaOfObjects(values as Record<string, unknown>[], samples)
    : schemaOfLeaf(values, samples)
}

function schemaOfObjects(objects: Record<string, unknown>[], samples: Samples): JsonSchema {
  const names = [...new Set(objects.flatMap(Object.keys))]
  if (!names.length) return { type: 'object' }
  // The names are data themselves.
  if (names.some((name) => samples.markOf(name)))
    return { type: 'object', additionalProperties: schemaOf(objects.flatMap(Object.values), samples) }
  const isThere = (object: Record<string, unknown>, name: string) => object[name] !== undefined
  const required = names.filter((name) => objects.every((object) => isThere(object, name)))
  return {
    ...titleOf(objects[0]!, samples),
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        schemaOf(
          objects.map((object) => object[name]),
          samples,
        ),
      ]),
    ),
    ...(required.length ? { required } : {}),
  }
}

/** The record that most of an object's values belong to. */
function titleOf(object: Record<string, unknown>, samples: Samples) {
  const counts = new Map<string, number>()
  for (const value of Object.values(object)) {
    const { of } = samples.markOf(value) ?? {}
    if (of) counts.set(of, (counts.get(of) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most ? { title: samples.titles[most[0]] ?? most[0] } : {}
}

/** What integrators call what the schema has another name for; one type of the schema is three kinds of record here. */
const titlesFor = (path: string): Record<string, string> => ({
  Viewer: 'Account',
  ChallengeStar: 'Star',
  Meeting: path.includes('sessions') ? 'ExpertSession' : path.includes('bookings') ? 'Booking' : 'Meeting',
})

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
}

function schemaOfLeaf(values: unknown[], samples: Samples): JsonSchema {
  const marks = values.flatMap((value) => samples.markOf(value) ?? [])
  const [mark] = marks
  if (mark && marks.every(({ type }) => isEnumType(type)))
    return enumOf(values.filter((value) => !samples.markOf(value)))
  const types = new Set(marks.map(({ type }) => type.name))
  if (mark && types.size === 1) return scalars[(mark.type as GraphQLLeafType).name] ?? { type: 'string' }
  const [value] = values
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' }
  return { type: typeof value === 'boolean' ? 'boolean' : 'string' }
}

const enumOf = (values: unknown[]): JsonSchema => ({ type: 'string', enum: [...new Set(values)] })

function orNull(schema: JsonSchema): JsonSchema {
  if (schema['anyOf']) return { anyOf: [...(schema['anyOf'] as JsonSchema[]), { type: 'null' }] }
  const nullable = { ...schema, type: [schema['type'], 'null'] }
  return schema['enum'] ? { ...nullable, enum: [...(schema['enum'] as unknown[]), null] } : nullable
}
