/** `listField(name, {...})`: a connection with filter, sort, first/after or page, and totalCount; within() makes pages and totals right. */
import type { InferType } from 'yup'
import { check } from './action.ts'
import { builder, SortDirection, type Types } from './builder.ts'
import { connectionField, type Shown } from './connection.ts'
import type { Context } from './context.ts'
import { inputType } from './inputs.ts'
import { idsOf } from './idsOf.ts'
import type { Order } from './keyset.ts'
import { anySpelling } from './likePattern.ts'
import { narrowed, permissionsAsked, withFacts } from './narrow.ts'
import type { Permission } from './policy.ts'
import type { Rules } from './rules.ts'
import { shownColumn } from './sortedAsShown.ts'

type Where = Record<string, unknown>
type Clauses = (Where | undefined | false)[]

interface List<R extends Rules> {
  type: Extract<keyof Types['PrismaTypes'], string>
  /** What its records are in the schema; the model's own type unless it is given. */
  shown?: Shown
  /** The permission that a record must give the viewer to be in the list. */
  read: Permission
  description: string
  /** The filter's rules and what each given value asks of a record. */
  filter: { rules: R; where: (filter: InferType<R>, ctx: Context) => Clauses | Promise<Clauses> }
  /**
   * GraphQL sort field -> non-null column (keyset.ts), with its meaning where the name does not say it. Where records without
   * a value stand last from both ends, the way down has a column of its own. What not every reader is told, only those sort
   * by who hold its permission; or it leaves out the records that do not give it to the viewer: an order tells, too. What people
   * write in both languages is sorted by the version that the viewer is shown; the column is that of the first text.
   */
  sort: Record<string, Sorted>
  /** The order when none is asked for. */
  order: { field: string; direction: 'ASC' | 'DESC' }
}

type Sorted = { requires?: Permission; meaning?: string } & (ByColumn | ByKeys)

interface ByColumn {
  column: string
  descending?: string
  inBoth?: true
  within?: Permission
  keys?: never
}

/** An order by what no column holds, which only those are told of whom `within` lets the viewer read it: they alone are listed. */
interface ByKeys {
  column?: never
  descending?: never
  inBoth?: never
  within: Permission
  /** What each of the records that the clause holds for is sorted by from the first to the last, for either direction. */
  keys: (ctx: Context, where: Where, direction: 'ASC' | 'DESC') => Promise<ReadonlyMap<number, string>>
}

interface Asked {
  filter?: unknown
  sort?: { field: string; direction?: 'ASC' | 'DESC' | null } | null | undefined
}

/** What an export needs to know of a list. */
interface Exportable {
  /** The type of its records, which are Nodes; its filter and its sort are named after it. */
  readonly type: string
  /** The permission that opens it. */
  readonly read: Permission
  /** The ids of the records that the viewer may see and asks for, in their order; at most so many. */
  ids(ctx: Context, asked: Asked, most: number): Promise<number[]>
}

interface Listed extends Exportable {
  /** The model of its records. */
  readonly table: List<Rules>['type']
  readonly rules: Rules
  readonly sort: List<Rules>['sort']
  /** What is asked of the database for a filter, as the viewer. */
  where(ctx: Context, filter: unknown): Promise<Where>
}

/** Every list of `listField` by its name. */
export const lists = new Map<string, Listed>()

/** Every list that can be exported by its name: those of `listField`, and those that are ordered otherwise than by a column. */
export const exportable = new Map<string, Exportable>()

/** Adds the query `name(filter, sort, first, after, page)`, and lets the list be exported. */
export function listField<R extends Rules>(name: string, list: List<R>): void {
  const type = list.shown?.name ?? list.type
  const Filter = inputType(builder, `${type}Filter`, list.filter.rules)
  const SortField = builder.enumType(`${type}SortField`, {
    values: Object.fromEntries(
      Object.entries(list.sort).map(([field, { meaning }]) => [field, meaning ? { description: meaning } : {}]),
    ),
  })
  const Sort = builder.inputType(`${type}Sort`, {
    fields: (t) => ({
      field: t.field({ type: SortField, required: true }),
      direction: t.field({ type: SortDirection, defaultValue: 'ASC', required: true }),
    }),
  })

  const whereOf = async (ctx: Context, raw: unknown, sort?: Asked['sort']): Promise<Where> => {
    const filter = await check(list.filter.rules, raw)
    const asked = await list.filter.where(filter, ctx)
    const { within } = list.sort[sort?.field ?? list.order.field]!
    return { AND: [ctx.access.within(list.read), within && ctx.access.within(within), ...asked].filter(Boolean) }
  }
  const orderOf = (sort: Asked['sort'], ctx: Context): Order => {
    const direction = sort?.direction ?? (sort ? 'ASC' : list.order.direction)
    const field = sort?.field ?? list.order.field
    const sorted = list.sort[field]!
    if (sorted.requires) ctx.access.need(sorted.requires)
    if (sorted.keys) {
      const keys = (where: Where) => sorted.keys(ctx, where, direction)
      return { name: `${field} ${direction}`, column: 'id', direction: 'asc', keys }
    }
    const { column, descending = column, inBoth } = sorted
    if (inBoth) {
      const shown = shownColumn(column, ctx)
      // The order of another language is another one.
      return { name: `${field} ${shown}`, column: shown, direction: direction === 'DESC' ? 'desc' : 'asc' }
    }
    return direction === 'DESC'
      ? { name: field, column: descending, direction: 'desc' }
      : { name: field, column, direction: 'asc' }
  }
  const listed: Listed = {
    type,
    table: list.type,
    read: list.read,
    rules: list.filter.rules,
    sort: list.sort,
    where: whereOf,
    async ids(ctx, { filter, sort }, most) {
      const where = await whereOf(ctx, filter, sort)
      return idsOf(ctx.db, list.type, { where, order: orderOf(sort, ctx), most })
    },
  }
  lists.set(name, listed)
  exportable.set(name, listed)

  builder.queryField(name, (t) =>
    connectionField<unknown, Asked>(t, {
      type: list.type,
      name: type,
      ...(list.shown ? { shown: list.shown } : {}),
      requires: list.read,
      description: list.description,
      args: {
        filter: t.arg({ type: Filter as never, required: false }),
        sort: t.arg({ type: Sort, required: false }),
        page: t.arg.int({ required: false }),
      },
      order: ({ sort }, ctx) => orderOf(sort, ctx),
      where: (_, { filter, sort }, ctx) => whereOf(ctx, filter, sort),
      read: async (columns, find, ctx, info) => {
        const asked = permissionsAsked(info)
        const facts = ctx.access.facts(asked)
        const rows = narrowed(columns, info)
        const telling = facts && withFacts(rows, facts)
        const records = await find(telling ?? rows)
        ctx.access.remember(
          list.read,
          records.map((record) => record.id),
        )
        if (telling) ctx.access.rememberFacts(asked, records)
        return records
      },
    }),
  )
}

/**
 * Matches any part of a word: each column is kept in lower case without accents and has a trigram index. A word may be in any of
 * them: a record that people write in two languages has `translationText` beside `searchText`.
 */
export const search = (columns: string | readonly string[], text: string | null | undefined): Where | undefined => {
  const words = (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0652\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  const inColumn = (word: string, column: string) => ({ [column]: { contains: anySpelling(word) } })
  const all = [columns].flat()
  const inAny = (word: string) =>
    all.length === 1 ? inColumn(word, all[0]!) : { OR: all.map((column) => inColumn(word, column)) }
  return words.length ? { AND: words.map(inAny) } : undefined
}

/** The columns of a record that people write in two languages. */
export const inBothLanguages = ['searchText', 'translationText'] as const

/** A filter of several values: a record must fit one of them; none given asks for nothing. */
export const oneOf = <T, W>(values: T[] | null | undefined, where: (values: T[]) => W): W | undefined =>
  values?.length ? where(values) : undefined
