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

/** As many as a filter can show; counted over the projects that were changed last. */
const mostTags = 20
const latest = 2_000

builder.queryField('projectTags', (t) =>
  t.stringList({
    requires: 'PROJECT_READ',
    description: 'The most frequent tags of the projects that the viewer may see, in order.',
    resolve: async (_, _args, ctx) => {
      const rows = await ctx.db.project.findMany({
        where: ctx.access.within('PROJECT_READ'),
        select: { tags: true },
        orderBy: { updatedAt: 'desc' },
        take: latest,
      })
      const counts = new Map<string, number>()
      for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
      const frequent = [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b))
      return frequent
        .slice(0, mostTags)
        .map(([tag]) => tag)
        .toSorted()
    },
  }),
)
