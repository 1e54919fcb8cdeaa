/** Real figures: what visitors may know, and the counts on dashboards. */
import type { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { builder } from '../../builder.ts'
import { base, openToPartners } from '../../relations.ts'
import { open } from '../../relations/challenges.ts'
import { ProjectStatusEnum } from '../projects/projectEnums.graph.ts'

const PublicStats = builder.objectRef<object>('PublicStats').implement({
  description: 'Figures that visitors may know.',
  fields: (t) => ({
    approvedProjects: t.int({
      description: 'Projects open to industry or investors.',
      resolve: (_, _args, ctx) => ctx.db.project.count({ where: openToPartners() }),
    }),
    openChallenges: t.int({
      description: 'Challenges that are open for proposals.',
      resolve: (_, _args, ctx) => ctx.db.challenge.count({ where: { AND: [base.Challenge, open()] } }),
    }),
    researchers: t.int({
      description: 'Active researchers.',
      resolve: (_, _args, ctx) => ctx.db.user.count({ where: { role: 'RESEARCHER', status: 'ACTIVE' } }),
    }),
    departments: t.int({ description: 'Departments.', resolve: (_, _args, ctx) => ctx.db.department.count() }),
  }),
})

builder.queryField('publicStats', (t) =>
  t.field({
    type: PublicStats,
    requires: 'public',
    description: 'Figures that visitors may know.',
    resolve: () => ({}),
  }),
)

const StatusCount = builder.objectRef<{ status: ProjectStatus; count: number }>('ProjectStatusCount').implement({
  description: 'How many projects stand so.',
  fields: (t) => ({
    status: t.expose('status', { type: ProjectStatusEnum, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})

const LevelCount = builder.objectRef<{ trl: number | null; count: number }>('TrlCount').implement({
  description: 'How many projects have this level.',
  fields: (t) => ({
    trl: t.exposeInt('trl', { nullable: true, description: 'The level; nothing for those not assessed.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})

const ProjectFigures = builder.objectRef<object>('ProjectFigures').implement({
  description: 'Counts over the projects that the viewer may see.',
  fields: (t) => ({
    byStatus: t.field({
      type: [StatusCount],
      description: 'By status.',
      resolve: async (_, _args, ctx) => {
        const where = ctx.access.within('PROJECT_READ')
        const rows = await ctx.db.project.groupBy({ by: ['status'], where, _count: true, orderBy: { status: 'asc' } })
        return rows.map(({ status, _count }) => ({ status, count: _count }))
      },
    }),
    byTrl: t.field({
      type: [LevelCount],
      description: 'By Technology Readiness Level.',
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
