/** Experts who fit a project, in the schema. */
import { builder } from '../../builder.ts'
import { ConflictEnum } from '../../conflicts/conflict.graph.ts'
import { conflictsWith, type ConflictOfInterest } from '../../conflicts/conflictsWith.ts'
import { judgedProject } from '../../conflicts/judged.ts'
import { comparedColumns, matchingExperts, type ExpertMatch } from './matchingExperts.ts'

const Match = builder.objectRef<ExpertMatch & { conflicts: readonly ConflictOfInterest[] }>('ExpertMatch').implement({
  description: 'An expert who fits a project, and why.',
  fields: (t) => ({
    expert: t.prismaField({
      type: 'User',
      nullable: true,
      resolve: (query, { userId }, _, { db }) => db.user.findUnique({ ...query, where: { id: userId } }),
    }),
    words: t.exposeStringList('words', { description: 'Words that the expert and the project share.' }),
    conflicts: t.field({
      type: [ConflictEnum],
      description: 'Why the expert may be biased, as far as records that the viewer may see show it.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
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
      if (!project) return []
      const matches = await matchingExperts(ctx, project)
      const conflicts = await conflictsWith(
        ctx,
        await judgedProject(ctx, number),
        matches.map(({ userId }) => userId),
      )
      return matches.map((match) => ({ ...match, conflicts: conflicts.get(match.userId) ?? [] }))
    },
  }),
)
