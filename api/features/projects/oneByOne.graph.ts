/** What an action gives back that does something with many projects, one by one: those done, and those refused with why. */
import type { ObjectFieldBuilder } from '@pothos/core'
import { builder, type Schema } from '../../builder.ts'
import type { Refusal } from './oneByOne.ts'

const ProjectRefusal = builder.objectRef<Refusal>('ProjectRefusal').implement({
  description: 'A project with which it could not be done, and why.',
  fields: (t) => ({
    projectId: t.globalID({ resolve: ({ id }) => ({ type: 'Project', id }) }),
    reason: t.exposeString('reason', { description: 'Why, in words for a person.' }),
  }),
})

/** The payload's fields. */
export const oneByOne = (t: ObjectFieldBuilder<Schema, { projectIds: number[]; refused: Refusal[] }>) => ({
  projects: t.prismaField({
    type: ['Project'],
    nullable: { items: true, list: false },
    resolve: (query, { projectIds }, _, ctx) =>
      ctx.db.project.findMany({ ...query, where: { id: { in: projectIds } }, orderBy: { id: 'asc' } }),
  }),
  refused: t.field({ type: [ProjectRefusal], resolve: ({ refused }) => refused }),
})
