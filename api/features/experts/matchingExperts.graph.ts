/** Experts who fit a project, in the schema. */
import { builder } from '../../builder.ts'
import { comparedColumns, matchingExperts, type ExpertMatch } from './matchingExperts.ts'

const Match = builder.objectRef<ExpertMatch>('ExpertMatch').implement({
  description: 'An expert who fits a project, and why.',
  fields: (t) => ({
    expert: t.prismaField({
      type: 'User',
      nullable: true,
      resolve: (query, { userId }, _, { db }) => db.user.findUnique({ ...query, where: { id: userId } }),
    }),
    words: t.exposeStringList('words', { description: 'Words that the expert and the project share.' }),
  }),
})

builder.queryField('matchingExperts', (t) =>
  t.field({
    type: [Match],
    requires: 'EXPERT_BOOK',
    description: 'Experts who fit a project that the viewer works on, best first; none without a project.',
    args: { number: t.arg.int({ required: true, description: 'The project’s number.' }) },
    resolve: async (_, { number }, ctx) => {
      const project = await ctx.db.project.findFirst({
        where: { AND: [{ id: number }, ctx.access.within('PROJECT_READ_INTERNAL')] },
        select: comparedColumns,
      })
      return project ? matchingExperts(ctx, project) : []
    },
  }),
)
