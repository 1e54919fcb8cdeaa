/** Which columns a Prisma `where` reads, and which permissions the same conjunction asks of the record. */
import { getDatamodel } from '../__generated__/pothos.ts'
import type { Db } from '../db.ts'
import type { Permission } from '../policy.ts'

export interface Read {
  model: string
  column: string
  /** The permissions that hold for every record for which the column is read. */
  guards: readonly Permission[]
}

interface Field {
  name: string
  kind: string
  type: string
}
const models = getDatamodel().datamodel.models as unknown as Record<string, { fields: readonly Field[] }>
const fieldOf = (model: string, name: string) => models[model]?.fields.find((field) => field.name === name)

interface Options {
  viewerId: number
  /** The permission whose clause an object is, if it is one. */
  permissionOf: (clause: object) => Permission | undefined
}

/** The reads of a clause; what is compared with the viewer's own id, and stands beside it, is the viewer's own. */
export function readsOf(clause: unknown, model: string, options: Options, guards: readonly Permission[] = []): Read[] {
  if (Array.isArray(clause)) {
    const own = clause.flatMap((part: object) => guardsOf(part, options))
    return clause.flatMap((part) => readsOf(part, model, options, [...guards, ...own]))
  }
  if (typeof clause !== 'object' || clause === null || options.permissionOf(clause)) return []
  if (isOwn(clause, options)) return []
  const parts = Object.entries(clause)
  return parts.flatMap(([name, value]) => {
    if (name === 'AND') return readsOf([value].flat(), model, options, guards)
    if (name === 'OR' || name === 'NOT') return [value].flat().flatMap((part) => readsOf(part, model, options, guards))
    const field = fieldOf(model, name)
    if (field?.kind !== 'object') return [{ model, column: name, guards }]
    const related = readsOfRelated(value as object, field.type, options)
    return related.length ? [{ model, column: name, guards }, ...related] : []
  })
}

/** The permissions that a part of a conjunction asks of the record. */
function guardsOf(part: unknown, options: Options): Permission[] {
  if (typeof part !== 'object' || part === null) return []
  const permission = options.permissionOf(part)
  if (permission) return [permission]
  return 'AND' in part ? [part.AND].flat().flatMap((inner) => guardsOf(inner, options)) : []
}

/** Whether a conjunction is about the viewer: it compares something with the viewer's id, directly or in a related record. */
function isOwn(clause: unknown, options: Options): boolean {
  if (typeof clause !== 'object' || clause === null || options.permissionOf(clause)) return false
  return Object.entries(clause).some(([name, value]: [string, unknown]) => {
    if (value === options.viewerId) return true
    const parts = [value].flat()
    if (name === 'OR') return parts.every((part) => isOwn(part, options))
    return ['AND', 'some', 'none', 'is'].includes(name) || fieldIsRelation(value)
      ? parts.some((part) => isOwn(part, options))
      : false
  })
}

const fieldIsRelation = (value: unknown) =>
  typeof value === 'object' && value !== null && ('some' in value || 'none' in value)

/** `guards` begin again with another record. */
function readsOfRelated(value: object, model: string, options: Options): Read[] {
  const entries = Object.entries(value)
  const quantified = entries.every(([name]) => ['some', 'none', 'every', 'is', 'isNot'].includes(name))
  return quantified ? entries.flatMap(([, inner]) => readsOf(inner, model, options)) : readsOf(value, model, options)
}

/** The columns that the database makes a generated column from, by `Model.column`. */
export async function generatedColumns(db: Db): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<{ model: string; column: string; expression: string }[]>`
    SELECT c.relname AS model, a.attname AS column, pg_get_expr(d.adbin, d.adrelid) AS expression
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE a.attgenerated = 's' AND c.relnamespace = 'public'::regnamespace`
  return new Map(
    rows.map(({ model, column, expression }) => {
      const words = new Set(expression.match(/\w+/g))
      return [`${model}.${column}`, models[model]!.fields.map(({ name }) => name).filter((name) => words.has(name))]
    }),
  )
}
