/** Records that several calls answer are described once, under their name. */
import type { Api } from './description.ts'
import type { JsonSchema } from './schemaOfRules.ts'

/** Replaces every titled object that occurs more than once by a reference. */
export function shareShapes(paths: Api['paths']): { paths: Api['paths']; schemas: Record<string, JsonSchema> } {
  const counts = new Map<string, number>()
  walk(paths, (shape) => {
    const text = JSON.stringify(shape)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    return shape
  })
  const names = new Map<string, string>()
  const schemas: Record<string, JsonSchema> = {}
  const shared = walk(paths, (shape, original) => {
    const text = JSON.stringify(original)
    if ((counts.get(text) ?? 0) < 2) return shape
    const name = names.get(text) ?? nameOf(original, schemas)
    names.set(text, name)
    schemas[name] = { ...shape, title: name }
    return { $ref: `#/components/schemas/${name}` }
  })
  return { paths: shared as Api['paths'], schemas }
}

/** The title, or what the shape has more than the one of that title: `ProjectWithHistory`; `UserSummary` when it has less. */
function nameOf(shape: JsonSchema, taken: Record<string, JsonSchema>): string {
  const title = String(shape['title'])
  const known = taken[title]
  if (!known) return title
  const more = fieldsOf(shape).filter((name) => !fieldsOf(known).includes(name))
  const names = [
    ...more.map((name) => `${title}With${capital(name)}`),
    `${title}Summary`,
    ...fieldsOf(shape).map((name) => `${title}By${capital(name)}`),
  ]
  return names.find((name) => !(name in taken)) ?? `${title}Variant`
}

const fieldsOf = (shape: JsonSchema) => Object.keys(shape['properties'] as object)
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/** Rebuilds a value from its leaves, handing every titled object to `visit` with what it was. */
function walk(value: unknown, visit: (shape: JsonSchema, original: JsonSchema) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, visit))
  if (typeof value !== 'object' || value === null) return value
  const built = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, visit)]))
  return typeof built['title'] === 'string' && 'properties' in built ? visit(built, value as JsonSchema) : built
}
