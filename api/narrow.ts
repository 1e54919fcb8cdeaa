/**
 * Reads of a list's rows only what the operation reads: a row has many columns, and a page of a list shows few. Only where every field
 * that is asked for says which columns it reads; otherwise the rows come whole. Columns are named and not left out: Prisma's client goes
 * through what is left out once for each row.
 */
import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql'
import { getDatamodel } from './__generated__/pothos.ts'
import type { Permission } from './policy.ts'

/**
 * A field that computes its value says in its extensions which columns of the record it reads beside these, which decide
 * who may see what of it.
 */
const always: ReadonlySet<string> = new Set([
  'id',
  'status',
  'ownerId',
  'deletedAt',
  'anonymous',
  'applicantsHidden',
  'closesAt',
  'withheld',
])

interface Extensions {
  /** Pothos writes the column of an exposed field here, and the relation of a related one. */
  pothosPrismaVariant?: string
  pothosPrismaRelationField?: { name: string }
  pothosPrismaSelect?: unknown
  reads?: readonly string[]
  /** The permission that the field tells about its record (viewerCan). */
  asks?: Permission
}
type Query = { select?: Record<string, unknown>; include?: Record<string, unknown> }

const columnsOf = new Map(
  Object.entries(getDatamodel().datamodel.models as Record<string, { fields: readonly Column[] }>).map(
    ([name, { fields }]) => [name, fields.filter(({ kind }) => kind !== 'object').map((field) => field.name)],
  ),
)
interface Column {
  name: string
  kind: string
}

/** The query of the records of a connection or a list, with the columns alone that its document reads. */
export function narrowed<Q extends object>(query: Q, info: GraphQLResolveInfo): Q {
  const type = getNamedType(info.returnType)
  if (!isObjectType(type)) return query
  if (columnsOf.has(type.name)) return narrow(query, type, info.fieldNodes, info)
  const node = recordsIn(type, info.fieldNodes, info)
  return node ? narrow(query, ...node, info) : query
}

/** Whether a field's document asks for any of these fields below it. */
export const asksFor = (info: GraphQLResolveInfo, ...names: string[]): boolean =>
  fieldsOf(info.fieldNodes, info).some(({ name }) => names.includes(name.value))

/** The permissions that a connection's document asks about each of its records. */
export function permissionsAsked(info: GraphQLResolveInfo): Permission[] {
  const connection = getNamedType(info.returnType)
  const node = isObjectType(connection) && recordsIn(connection, info.fieldNodes, info)
  if (!node) return []
  const fields = node[0].getFields()
  const asked = fieldsOf(node[1], info).map(
    ({ name }) => (fields[name.value]?.extensions as Extensions | undefined)?.asks,
  )
  return [...new Set(asked.filter((permission) => permission !== undefined))]
}

/** The query with facts about its records beside them (Access.facts); null where it reads the same relations already. */
export function withFacts<Q extends object>(query: Q, facts: Record<string, unknown>): Q | null {
  const { select, include } = query as Query
  const related = Object.entries(facts).filter(([, asked]) => asked !== true)
  if (related.some(([name]) => (select ?? include)?.[name] !== undefined)) return null
  if (select) return { ...query, select: { ...select, ...facts } }
  return related.length ? { ...query, include: { ...include, ...Object.fromEntries(related) } } : query
}

/** The type of a connection's records and where its document asks for them: under `nodes` and under `edges`. */
function recordsIn(type: GraphQLObjectType, nodes: readonly FieldNode[], info: GraphQLResolveInfo) {
  const named = (fields: readonly FieldNode[], name: string) =>
    fieldsOf(fields, info).filter((field) => field.name.value === name)
  const records = [...named(nodes, 'nodes'), ...named(named(nodes, 'edges'), 'node')]
  const record = getNamedType(type.getFields()['nodes']?.type)
  return isObjectType(record) && records.length ? ([record, records] as const) : null
}

function narrow<Q extends object>(
  query: Q,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  info: GraphQLResolveInfo,
): Q {
  const columns = columnsOf.get(type.name)
  const { select: chosen, include, ...rest } = query as Query
  if (!columns || chosen) return query
  const read = new Set(always)
  const related = new Map<string, { type: GraphQLObjectType; nodes: FieldNode[] }>()
  for (const node of fieldsOf(nodes, info)) {
    const name = node.name.value
    const field = type.getFields()[name]
    const extensions = (field?.extensions ?? {}) as Extensions
    const relation = extensions.pothosPrismaRelationField?.name
    const target = field && getNamedType(field.type)
    if (name === '__typename' || name === 'id') continue
    if (extensions.reads) extensions.reads.forEach((column) => read.add(column))
    else if (extensions.pothosPrismaVariant) read.add(extensions.pothosPrismaVariant)
    else if (relation && isObjectType(target)) {
      const known = related.get(relation) ?? { type: target, nodes: [] }
      known.nodes.push(node)
      related.set(relation, known)
    } else return query
  }
  const select: Record<string, unknown> = { ...include }
  for (const [relation, asked] of related) {
    const inner = select[relation]
    if (inner === true || (typeof inner === 'object' && inner !== null))
      select[relation] = narrow(inner === true ? {} : inner, asked.type, asked.nodes, info)
  }
  for (const column of columns) if (read.has(column)) select[column] = true
  return { ...rest, select } as Q
}

/** The fields under these, whatever fragments they stand in. */
function fieldsOf(
  nodes: readonly { selectionSet?: FieldNode['selectionSet'] }[],
  info: GraphQLResolveInfo,
): FieldNode[] {
  return nodes.flatMap(({ selectionSet }) =>
    (selectionSet?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]!
      return fieldsOf([fragment], info)
    }),
  )
}
