/** The counts on dashboards. */
import type { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { builder } from '../../builder.ts'
import { ProjectStatusEnum } from '../projects/projectEnums.graph.ts'

const StatusCount = builder.objectRef<{ status: ProjectStatus; count: number }>('ProjectStatusCount').implement({
  description: 'How many projects stand so.',
  fields: (t) => ({
    status: t.expose('status', { type: ProjectStatusEnum }),
    count: t.exposeInt('count'),
  }),
})

const LevelCount = builder.objectRef<{ trl: number | null; count: number }>('TrlCount').implement({
  description: 'How many projects have this level.',
  fields: (t) => ({
    trl: t.exposeInt('trl', { nullable: true, description: 'The level; nothing for those not assessed.' }),
    count: t.exposeInt('count'),
  }),
})

const ProjectFigures = builder.objectRef<object>('ProjectFigures').implement({
  description: 'Counts over the projects that the viewer may see.',
  fields: (t) => ({
    byStatus: t.field({
      type: [StatusCount],
      resolve: async (_, _args, ctx) => {
        const where = ctx.access.within('PROJECT_READ')
        const rows = await ctx.db.project.groupBy({ by: ['status'], where, _count: true, orderBy: { status: 'asc' } })
        return rows.map(({ status, _count }) => ({ status, count: _count }))
      },
    }),
    byTrl: t.field({
      type: [LevelCount],
      resolve: async (_, _args, ctx) => {
        const where = ctx.access.within('PROJECT_READ')
        const rows = await ctx.db.project.groupBy({ by: ['trl'], where, _count: true, orderBy: { trl: 'asc' } })
        return rows.map(({ trl, _count }) => ({ trl, count: _count }))
      },
    }),
  }),
})

builder.queryField('projectFigures', (t) =>
  t.field({
    type: ProjectFigures,
    requires: 'PROJECT_READ',
    description: 'Counts over the projects that the viewer may see.',
    resolve: () => ({}),
  }),
)
