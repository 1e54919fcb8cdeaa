/** `listField(name, {...})`: a connection with filter, sort, first/after or page, and totalCount; within() makes pages and totals right. */
import { number, object, type InferType } from 'yup'
import { check } from './action.ts'
import { builder, SortDirection, type Types } from './builder.ts'
import type { Context } from './context.ts'
import { tableOf } from './db.ts'
import { inputType } from './inputs.ts'
import { narrowed, permissionsAsked, withFacts } from './narrow.ts'
import type { Permission } from './policy.ts'
import type { Rules } from './rules.ts'

type Where = Record<string, unknown>

interface List<R extends Rules> {
  type: Extract<keyof Types['PrismaTypes'], string>
  /** The permission that a record must give the viewer to be in the list. */
  read: Permission
  description: string
  /** The filter's rules and what each given value asks of a record. */
  filter: { rules: R; where: (filter: InferType<R>, ctx: Context) => (Where | undefined | false)[] }
  /**
   * GraphQL sort field -> non-null column (a nullable one loses rows behind a cursor) with its meaning. Where records without
   * a value stand last from both ends, the way down has a column of its own. What not every reader is told, only those sort
   * by who hold its permission: an order tells, too.
   */
  sort: Record<string, { column: string; descending?: string; requires?: Permission; meaning: string }>
  /** The order when none is asked for. */
  order: { field: string; direction: 'ASC' | 'DESC' }
}

const size = () => number().integer().min(0, 'At least 0').max(100, 'At most 100 at a time').nullable()
const pageRules = object({
  first: size(),
  last: size(),
  page: number().integer().min(1, 'Pages are counted from 1').max(100_000, 'At most page 100000').nullable(),
})

interface Asked {
  filter?: unknown
  sort?: { field: string; direction?: 'ASC' | 'DESC' | null } | null | undefined
}

interface Listed {
  readonly type: List<Rules>['type']
  readonly read: Permission
  readonly rules: Rules
  readonly sort: List<Rules>['sort']
  /** What is asked of the database for a filter, as the viewer. */
  where(ctx: Context, filter: unknown): Promise<Where>
  /** The ids of the records that the viewer may see and asks for, in their order; at most so many. */
  ids(ctx: Context, asked: Asked, most: number): Promise<number[]>
}

/** Every list by its name, as an export reads it. */
export const lists = new Map<string, Listed>()

/** Adds the query `name(filter, sort, first, after, page)`, and lets the list be exported. */
export function listField<R extends Rules>(name: string, list: List<R>): void {
  const Filter = inputType(
    builder,
    `${list.type}Filter`,
    list.filter.rules,
    `Which ${name} to list; everything given must hold.`,
  )
  const SortField = builder.enumType(`${list.type}SortField`, {
    description: `What ${name} can be sorted by.`,
    values: Object.fromEntries(
      Object.entries(list.sort).map(([field, { meaning }]) => [field, { description: meaning }]),
    ),
  })
  const Sort = builder.inputType(`${list.type}Sort`, {
    description: `The order of ${name}; records that are equal in it stand by id.`,
    fields: (t) => ({
      field: t.field({ type: SortField, required: true, description: 'What to sort by.' }),
      direction: t.field({ type: SortDirection, defaultValue: 'ASC', required: true, description: 'From which end.' }),
    }),
  })

  const whereOf = async (ctx: Context, raw: unknown): Promise<Where> => {
    const filter = await check(list.filter.rules, raw)
    return { AND: [ctx.access.within(list.read), ...list.filter.where(filter, ctx).filter(Boolean)] }
  }
  /** Rows and total ask for the same: the filter is checked once. */
  const wheres = new WeakMap<object, Promise<Where>>()
  const whereFor = (ctx: Context, args: { filter?: unknown }): Promise<Where> => {
    const where = wheres.get(args) ?? whereOf(ctx, args.filter)
    wheres.set(args, where)
    return where
  }
  const table = (ctx: Context) => ctx.db[tableOf(list.type)]
  const orderOf = ({ access }: Context, sort: Asked['sort']) => {
    const direction = sort?.direction ?? (sort ? 'ASC' : list.order.direction)
    const { column, descending = column, requires } = list.sort[sort?.field ?? list.order.field]!
    if (requires) access.need(requires)
    const way = direction.toLowerCase()
    return [{ [direction === 'DESC' ? descending : column]: way }, { id: way }] as never
  }
  lists.set(name, {
    type: list.type,
    read: list.read,
    rules: list.filter.rules,
    sort: list.sort,
    where: whereOf,
    async ids(ctx, { filter, sort }, most) {
      const where = await whereOf(ctx, filter)
      const found = await table(ctx).findMany({ where, orderBy: orderOf(ctx, sort), select: { id: true }, take: most })
      return found.map(({ id }) => id)
    },
  })

  builder.queryField(name, (t) =>
    t.prismaConnection(
      {
        type: list.type as 'Project',
        cursor: 'id',
        requires: list.read,
        description: list.description,
        args: {
          filter: t.arg({ type: Filter as never, required: false, description: 'Which records.' }),
          sort: t.arg({ type: Sort, required: false, description: 'In which order.' }),
          page: t.arg.int({
            required: false,
            description: 'A page counted from 1, of `first` records, instead of `after`.',
          }),
        },
        totalCount: async (_, args, ctx) =>
          table(ctx).count({ where: await whereFor(ctx, args as { filter?: unknown }) }),
        resolve: async (query, _, args, ctx, info) => {
          const { page } = await check(pageRules, { first: args.first, last: args.last, page: args.page })
          const asked = permissionsAsked(info)
          const facts = ctx.access.facts(asked)
          const rows = narrowed(query, info)
          const telling = facts && withFacts(rows, facts)
          const records = await table(ctx).findMany({
            ...(telling ?? rows),
            ...(page ? { skip: (page - 1) * (args.first ?? 25), cursor: undefined } : {}),
            where: await whereFor(ctx, args),
            orderBy: orderOf(ctx, args.sort as Asked['sort']),
          })
          ctx.access.remember(
            list.read,
            records.map((record) => record.id),
          )
          if (telling) ctx.access.rememberFacts(asked, records)
          return records
        },
      },
      { name: `${list.type}Connection`, description: `A page of ${name}.` },
      { name: `${list.type}Edge`, description: `One of ${name} and its place in the list.` },
    ),
  )
}

/** Matches any part of a word: `column` is generated in lower case without accents and has a trigram index. */
export const search = (column: string, text: string | null | undefined): Where | undefined => {
  const words = (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  return words.length ? { AND: words.map((word) => ({ [column]: { contains: escapeLike(word) } })) } : undefined
}

/** Prisma hands % and _ on to LIKE as wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A filter of several values: a record must fit one of them; none given asks for nothing. */
export const oneOf = <T, W>(values: T[] | null | undefined, where: (values: T[]) => W): W | undefined =>
  values?.length ? where(values) : undefined
