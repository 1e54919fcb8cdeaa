/** Ideas like one that is being written. */
import { check } from '../../action.ts'
import { writtenRules } from '../../alike.rules.ts'
import { alikeIn } from '../../alike.ts'
import { builder } from '../../builder.ts'

const shown = 3

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
      const ids = await alikeIn(ctx.db, 'Idea', await check(writtenRules, texts), except ?? 0)
      const ideas = await ctx.db.idea.findMany({
        ...query,
        where: { AND: [{ id: { in: ids } }, ctx.access.within('IDEA_READ')] },
      })
      return ideas.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).slice(0, shown)
    },
  }),
)
