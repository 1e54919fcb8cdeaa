/** Projects like one that is being written. */
import { check } from '../../action.ts'
import { writtenRules } from '../../alike.rules.ts'
import { alikeIn } from '../../alike.ts'
import { builder } from '../../builder.ts'

const shown = 3

builder.queryField('similarProjects', (t) =>
  t.prismaField({
    type: ['Project'],
    nullable: { items: true, list: false },
    requires: 'PROJECT_CREATE',
    description:
      'Projects that the viewer may see and that are like a title and a description, the likest first; at most 3.',
    args: {
      title: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      except: t.arg.int({ required: false, description: 'The number of the project to leave out.' }),
    },
    resolve: async (query, _, { except, ...texts }, ctx) => {
      const ids = await alikeIn(ctx.db, 'Project', await check(writtenRules, texts), except ?? 0)
      const projects = await ctx.db.project.findMany({
        ...query,
        where: { AND: [{ id: { in: ids } }, ctx.access.within('PROJECT_READ')] },
      })
      return projects.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).slice(0, shown)
    },
  }),
)
