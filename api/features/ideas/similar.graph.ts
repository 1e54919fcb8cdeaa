/** Ideas like one that is being written, so that people find each other. */
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import type { Db } from '../../db.ts'
import { similarIdeasRules } from './idea.rules.ts'

/** From here on two texts are alike, by their trigrams; titles are short and must be more so. */
const alike = { title: 0.4, whole: 0.3 }
/** So many are looked at, of which the viewer may not see all; so many are shown. */
const [looked, shown] = [200, 3]

builder.queryField('similarIdeas', (t) =>
  t.prismaField({
    type: ['Idea'],
    nullable: { items: true, list: false },
    requires: 'IDEA_CREATE',
    description:
      'Ideas that the viewer may see and that are like a title and a description, the likest first; at most 3.',
    args: {
      title: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      except: t.arg.int({ required: false, description: 'The number of the idea to leave out.' }),
    },
    resolve: async (query, _, { except, ...texts }, ctx) => {
      const given = await check(similarIdeasRules, texts)
      const ids = await likest(ctx.db, given, except ?? 0)
      const ideas = await ctx.db.idea.findMany({
        ...query,
        where: { AND: [{ id: { in: ids } }, ctx.access.within('IDEA_READ')] },
      })
      return ideas.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).slice(0, shown)
    },
  }),
)

async function likest(db: Db, { title, description }: { title: string; description: string }, except: number) {
  if (title.length < 5) return []
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT
        "id",
        similarity(search_form("title"), search_form(${title}::text)) AS by_title,
        similarity(search_form("title" || ' ' || "description"), search_form(${`${title} ${description}`}::text)) AS by_whole
      FROM "Idea" WHERE "id" <> ${except}
    ) AS compared
    WHERE by_title >= ${alike.title} OR by_whole >= ${alike.whole}
    ORDER BY greatest(by_title, by_whole) DESC, "id" LIMIT ${looked}`
  return rows.map(({ id }) => id)
}
