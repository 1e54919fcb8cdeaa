/** Deleted projects in the schema: their names and how long they can be brought back, nothing else. */
import { actionField } from '../../actionField.ts'
import { dayLength } from '../../days.ts'
import { builder } from '../../builder.ts'
import { restoreDays } from '../../relations.ts'
import { restoreProjects } from './restore.actions.ts'

interface Deleted {
  id: number
  title: string
  deletedAt: Date | null
}

const DeletedProject = builder.objectRef<Deleted>('DeletedProject').implement({
  description: 'A deleted project of the viewer.',
  fields: (t) => ({
    projectId: t.globalID({ resolve: ({ id }) => ({ type: 'Project', id }) }),
    title: t.exposeString('title'),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    restorableUntil: t.field({
      type: 'DateTime',
      resolve: ({ deletedAt }) => new Date(deletedAt!.getTime() + restoreDays * dayLength),
    }),
  }),
})

builder.queryField('deletedProjects', (t) =>
  t.field({
    type: [DeletedProject],
    requires: 'PROJECT_RESTORE',
    description: 'What the viewer deleted and can bring back, the latest first; at most 100.',
    resolve: (_, _args, ctx) =>
      ctx.db.project.findMany({
        where: ctx.access.within('PROJECT_RESTORE'),
        select: { id: true, title: true, deletedAt: true },
        orderBy: { deletedAt: 'desc' },
        take: 100,
      }),
  }),
)

actionField(restoreProjects, (t) => ({
  projects: t.prismaField({
    type: ['Project'],
    nullable: { items: true, list: false },
    resolve: (query, { projectIds }, _, ctx) =>
      ctx.db.project.findMany({ ...query, where: { id: { in: projectIds } }, orderBy: { id: 'asc' } }),
  }),
}))
