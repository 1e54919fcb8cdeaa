/**
 * `connectionField(t, {...})`: the one form of a connection. A page starts at a place in an order (keyset paging) and not
 * at a record, so none is skipped or repeated when records are deleted or changed between two pages.
 */
import { getRefFromModel, queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { builder, type Types } from './builder.ts'
import type { Context } from './context.ts'
import { mostCounted } from './counted.rules.ts'
import { tableOf } from './db.ts'
import { inOrder } from './inOrder.ts'
import { keysOf } from './keyedOrder.ts'
import type { Order } from './keyset.ts'
import { asksFor } from './narrow.ts'
import { noPage, pageOf, pagingOf, type Paging, type Slice } from './page.ts'
import type { Permission } from './policy.ts'

type Where = Record<string, unknown>
type Model = Extract<keyof Types['PrismaTypes'], string>
type Row = { id: number }

/** What is read of each record. */
type Columns = object

/** A type of the schema that shows records of a model in another way than the model's own. */
export interface Shown {
  name: string
  ref: object
}

/** Counts the records of a list: all of them, or one more than are counted. */
export type Total = (exact: boolean) => Promise<number>

/** What `count` of Prisma is asked for a total; the database stops where `take` says. */
export const upTo = (where: Where, exact: boolean) => ({ where, ...(exact ? {} : { take: mostCounted + 1 }) })

/** The field `totalCount(exact)` of a connection whose pages have a `totalCount`; `t` is the field builder of the connection. */
export const totalCountField = (t: object): never =>
  (t as TotalBuilder).int({
    description: `How many there are. Counted up to ${mostCounted.toLocaleString('en-US')}: ${mostCounted + 1} says that there are more.`,
    args: {
      exact: (t as TotalBuilder).arg.boolean({
        defaultValue: false,
        description: 'Count all of them, which takes longer the more there are.',
      }),
    },
    resolve: (page, { exact }) => page.totalCount(exact ?? false),
  })

interface Connection<Parent, Args> {
  type: Model
  /** What its records are in the schema; the model's own type unless it is given. */
  shown?: Shown
  /** The names of its types: `${name}Connection` and `${name}Edge`. */
  name: string
  requires?: Permission
  nullable?: boolean
  description: string
  deprecated?: string
  args?: object
  order: (args: Args, ctx: Context) => Order
  /** Which records; asked once for a page and its total. */
  where: (parent: Parent, args: Args, ctx: Context) => Where | Promise<Where>
  /** Reads the records; by default all that the operation asks of them. */
  read?: (
    columns: Columns,
    find: (columns: Columns) => Promise<Row[]>,
    ctx: Context,
    info: GraphQLResolveInfo,
  ) => Promise<Row[]>
}

/** The columns that are asked for and the one of the order, also where the client leaves it out by itself. */
function withColumn<C extends Columns>(columns: C, column: string): C {
  if (column === 'id') return columns
  const { select } = columns as { select?: object }
  return { ...columns, ...(select ? { select: { ...select, [column]: true } } : { omit: { [column]: false } }) }
}

/** The methods of a field builder that a total needs, whatever the connection that it builds for. */
interface TotalBuilder {
  arg: { boolean(options: object): object }
  int(options: {
    description: string
    args: object
    resolve: (page: { totalCount: Total }, args: { exact?: boolean | null }) => Promise<number>
  }): never
}

/** The only method of a field builder that is needed, whatever the type that it builds for. */
interface FieldBuilder {
  connection(options: object, connection: never, edge: never): never
}

/** Adds a connection to a type; `t` is the field builder of the type. */
export function connectionField<Parent, Args>(t: object, connection: Connection<Parent, Args>): never {
  const { type, shown, name, requires, nullable, description, deprecated, args, order, where, read } = connection
  const resolve = async (parent: Parent, given: Args & Paging, ctx: Context, info: GraphQLResolveInfo) => {
    const paging = await pagingOf(given)
    let asked: Promise<Where> | undefined
    const whereOnce = () => (asked ??= Promise.resolve(where(parent, given, ctx)))
    const table = ctx.db[tableOf(type)]
    const totalCount: Total = async (exact) => table.count(upTo(await whereOnce(), exact))
    if (!asksFor(info, 'edges', 'nodes', 'pageInfo')) return { ...noPage, totalCount }
    const by = order(given, ctx)
    const parentId = (parent as { id?: number } | undefined)?.id ?? ''
    const list = `${info.parentType.name}.${info.fieldName}:${parentId}`
    const about = `${list}:${ctx.viewer?.id ?? ''}:${by.name}:${by.direction}`
    const columns: Columns = await queryFromInfo({
      context: ctx,
      info,
      typeName: shown?.name ?? type,
      select: { id: true, [by.column]: true },
      paths: [['edges', 'node'], ['nodes']],
      awaitSelections: true,
    })
    let keys: ReadonlyMap<number, string> | undefined
    const find = async ({ place, query: slice, at, way }: Slice) => {
      const within = await whereOnce()
      keys = way.keys && (await keysOf({ ...way, keys: way.keys }, within, { at, ...slice }))
      const query = keys
        ? { where: { AND: [within, { id: { in: [...keys.keys()] } }] } }
        : { ...slice, where: place ? { AND: [within, place] } : within }
      const rows = async (of: Columns) => {
        const found = (await table.findMany({ ...withColumn(of, by.column), ...query } as never)) as Row[]
        return keys ? inOrder(keys.keys(), found) : found
      }
      return read ? read(columns, rows, ctx, info) : rows(columns)
    }
    const page = await pageOf(ctx.db, paging, { model: type, order: by, about }, find, (id) => keys?.get(id))
    return { ...page, totalCount }
  }
  return (t as FieldBuilder).connection(
    {
      type: refOf(type, shown),
      ...(requires ? { requires } : {}),
      ...(nullable ? { nullable } : {}),
      ...(args ? { args } : {}),
      ...(deprecated ? { deprecationReason: deprecated } : {}),
      description,
      resolve,
    },
    ...connectionTypes(type, name, shown),
  )
}

const refOf = (type: Model, shown: Shown | undefined) =>
  (shown?.ref as never) ?? getRefFromModel(type, builder as never)

const made = new Map<string, readonly [never, never]>()

/** The types of a connection; several fields may share them. */
export function connectionTypes(type: Model, name: string, shown?: Shown): readonly [never, never] {
  const known = made.get(name)
  if (known) return known
  const of = refOf(type, shown)
  const edge = builder.edgeObject({ name: `${name}Edge`, type: of })
  const connection = builder.connectionObject(
    {
      name: `${name}Connection`,
      type: of,
      fields: (t) => ({
        totalCount: totalCountField(t),
      }),
    },
    edge,
  )
  const types = [connection as never, edge as never] as const
  made.set(name, types)
  return types
}
