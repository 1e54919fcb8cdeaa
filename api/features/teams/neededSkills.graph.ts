/** What a team lacks of the skills that it looks for, in the schema. */
import { builder } from '../../builder.ts'
import { inOrder } from '../../inOrder.ts'
import { neededSkills, type NeededSkill } from './neededSkills.ts'

const NeededSkillType = builder.objectRef<NeededSkill>('NeededSkill').implement({
  description: 'A skill for which a team has an open position, and whose profiles name it.',
  fields: (t) => ({
    skill: t.exposeString('skill'),
    members: t.prismaField({
      type: ['User'],
      nullable: { items: true, list: false },
      description: 'The members whose profiles name it, at most 5; nobody where it is missing.',
      resolve: async (query, { memberIds: ids }, _args, { db }) =>
        inOrder(ids, await db.user.findMany({ ...query, where: { id: { in: [...ids] } } })),
    }),
    researchers: t.prismaField({
      type: ['User'],
      nullable: { items: true, list: false },
      description:
        'Where it is missing: other researchers whose profiles name it, as far as the viewer may find them, at most 5.',
      resolve: async (query, { researcherIds: ids }, _args, { db }) =>
        inOrder(ids, await db.user.findMany({ ...query, where: { id: { in: [...ids] } } })),
    }),
    researcherCount: t.exposeInt('researcherCount', {
      description: 'How many other researchers name it, where it is missing.',
    }),
  }),
})

builder.prismaObjectFields('Team', (t) => ({
  neededSkills: t.field({
    type: [NeededSkillType],
    nullable: true,
    requires: 'TEAM_WORK_READ',
    description:
      'The skills of its open positions, with the members who have them, and where none has, who would; for its people.',
    select: { openings: { select: { skills: true }, orderBy: { id: 'asc' } } },
    resolve: ({ id, openings }, _args, ctx) => neededSkills(ctx, id, openings),
  }),
}))
