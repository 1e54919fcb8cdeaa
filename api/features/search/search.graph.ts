/** One search over everything that the viewer may see: people, and each kind of record as its definition says. */
import type { GraphQLResolveInfo } from 'graphql'
import { object, string } from 'yup'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { check } from '../../action.ts'
import { builder, type Types } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { tableOf } from '../../db.ts'
import { asksFor, narrowed } from '../../narrow.ts'
import { kinds, search, type Hit, type Kind, type Hits } from './hits.ts'
import type { Place } from './places.ts'

const rules = object({ text: string().trim().max(200, 'At most 200 characters').defined() })

type Model = Extract<keyof Types['PrismaTypes'], string>

/** Reads the hits of a kind as the viewer, in their order, with the columns that are asked for. */
const recordsOf =
  ({ entity, search: { name, read } }: Kind) =>
  async (query: object, hits: Hits, _: unknown, ctx: Context, info: GraphQLResolveInfo) => {
    const ids = (hits.get(name) ?? []).map(({ id }) => id)
    const rows = await ctx.db[tableOf(entity)].findMany({
      ...narrowed(query, info),
      where: { AND: [{ id: { in: ids } }, ctx.access.within(read) as object] },
      // Without hits, too: Pothos insists on its query. Nothing is asked of the database then.
      take: ids.length,
    })
    ctx.access.remember(
      read,
      rows.map(({ id }) => id),
    )
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) as never
  }

const SearchHitPlace = builder.objectRef<Place>('SearchHitPlace').implement({
  description: 'Where in a title a word is that was searched for, in UTF-16 units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'At its first letter.' }),
    end: t.exposeInt('end', { description: 'After its last letter.' }),
  }),
})

const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'How well a record or a person fits the text.',
  fields: (t) => ({
    of: t.id({
      description: 'The id of the record or the person, which is among the hits of its kind.',
      resolve: ({ entity, id }) => encodeGlobalID(entity, id),
    }),
    score: t.exposeFloat('score', {
      description: 'Above 1.5 it is called so, about 1 all words are in its title, below 0.5 they are in its text.',
    }),
    places: t.field({
      type: [SearchHitPlace],
      nullable: { items: false, list: false },
      description: 'The words of its title that were found.',
      resolve: ({ places }) => places(),
    }),
  }),
})

const SearchResult = builder.objectRef<Hits>('SearchResult').implement({
  description: 'The best hits of each kind.',
  fields: (t) => ({
    hits: t.field({
      type: [SearchHit],
      nullable: { items: false, list: false },
      description: 'The hits of all kinds, the best first, at most 20.',
      resolve: (hits) => hits.best(),
    }),
  }),
})

for (const kind of kinds)
  builder.objectField(SearchResult, kind.search.name, (t) =>
    t.prismaField({
      type: [kind.entity as Model],
      nullable: { items: true, list: false },
      description: kind.search.description,
      resolve: recordsOf(kind),
    }),
  )

builder.queryField('search', (t) =>
  t.field({
    type: SearchResult,
    requires: 'SEARCH',
    description: 'Looks for a text in everything that the viewer may see, and ranks what it finds.',
    args: {
      text: t.arg.string({
        required: true,
        description:
          'Words in any order. Beginnings of words, other forms, mistyped words, initials of titles and numbers are found, too.',
      }),
    },
    resolve: async (_, args, ctx, info) => {
      const { text } = await check(rules, args)
      const wanted = asksFor(info, 'hits') ? kinds : kinds.filter((kind) => asksFor(info, kind.search.name))
      return search(text, wanted, ctx)
    },
  }),
)
