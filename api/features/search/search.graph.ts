/** One search over everything that the viewer may see: people, and each kind of record as its definition says. */
import type { GraphQLResolveInfo } from 'graphql'
import { object, string } from 'yup'
import { check } from '../../action.ts'
import { builder, type Types } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { tableOf } from '../../db.ts'
import { search } from '../../listField.ts'
import { narrowed } from '../../narrow.ts'
import { byName, type Found } from '../../records/found.ts'
import { records } from '../../records/records.ts'

const rules = object({ text: string().trim().max(200, 'At most 200 characters').defined() })
const most = 5

const found = (text: string) => search('searchText', text) ?? {}

type Model = Extract<keyof Types['PrismaTypes'], string>

/** Finds the first of a kind that the viewer may read, with the columns that are asked for. */
const hits =
  (model: Model, { read, allowed = read, order, where = found }: Found) =>
  async (query: object, { text }: { text: string }, _: unknown, ctx: Context, info: GraphQLResolveInfo) => {
    const rows = await ctx.db[tableOf(model)].findMany({
      ...narrowed(query, info),
      where: { AND: [ctx.access.within(read) as object, where(text, ctx)] },
      orderBy: order,
      // Without a text, too: Pothos insists on its query. Nothing is asked of the database then.
      take: text && ctx.access.allowed(allowed) ? most : 0,
    })
    ctx.access.remember(
      read,
      rows.map(({ id }) => id),
    )
    return rows as never
  }

const SearchResult = builder
  .objectRef<{ text: string }>('SearchResult')
  .implement({ description: 'The best hits of each kind.' })

const searched = (model: Model, kind: Found) =>
  builder.objectField(SearchResult, kind.name, (t) =>
    t.prismaField({
      type: [model],
      nullable: { items: true, list: false },
      description: kind.description,
      resolve: hits(model, kind),
    }),
  )

for (const { entity, search: kind } of records) searched(entity, kind)

searched('User', {
  name: 'people',
  description: 'People by name, at most 5.',
  read: 'USER_READ',
  order: byName,
  where: (text) => ({ AND: [{ status: 'ACTIVE' }, found(text)] }),
})

searched('User', {
  name: 'experts',
  description: 'Experts with whom a session can be booked, by name, at most 5.',
  read: 'EXPERT_BOOK',
  order: byName,
  where: (text) => ({ AND: [{ role: 'EXPERT' }, found(text)] }),
})

builder.queryField('search', (t) =>
  t.field({
    type: SearchResult,
    requires: 'SEARCH',
    description: 'Looks for a text in everything that the viewer may see.',
    args: { text: t.arg.string({ required: true, description: 'Parts of words; all must be found.' }) },
    resolve: (_, args) => check(rules, args),
  }),
)
