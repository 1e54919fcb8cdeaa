/** What filters of projects offer, made of the projects that the viewer may see. */
import { builder } from '../../builder.ts'

builder.queryField('offerTypes', (t) =>
  t.stringList({
    requires: 'PROJECT_READ_OFFER',
    description: 'What is offered by the projects whose offer the viewer may see, each once, in order.',
    resolve: async (_, _args, ctx) => {
      const rows = await ctx.db.project.groupBy({
        by: ['offerType'],
        where: { AND: [ctx.access.within('PROJECT_READ_OFFER'), { offerType: { not: '' } }] },
        orderBy: { offerType: 'asc' },
      })
      return rows.map(({ offerType }) => offerType)
    },
  }),
)
