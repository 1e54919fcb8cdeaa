/** A team's discussion and its record of changes in the schema. */
import { formerMessages } from '../../deprecated.ts'
import { builder } from '../../builder.ts'
import { connectionField } from '../../connection.ts'
import { latestFirst } from '../../keyset.ts'
import { viewerCan } from '../../viewerCan.ts'

builder.prismaNode('TeamPost', {
  id: { field: 'id' },
  readable: 'TEAM_POST_READ',
  description: "A post of a team's discussion.",
  fields: (t) => ({
    number: t.exposeInt('id'),
    text: t.exposeString('text', { description: 'The text, in Markdown.' }),
    authorName: t.string({
      nullable: true,
      select: { author: { select: { name: true } } },
      resolve: ({ author }) => author?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    canUpdate: viewerCan(t, 'TEAM_POST_UPDATE'),
    canDelete: viewerCan(t, 'TEAM_POST_DELETE'),
  }),
})

builder.prismaObjectFields('Team', (t) => ({
  posts: connectionField<{ id: number }, object>(t, {
    type: 'TeamPost',
    name: 'TeamPost',
    deprecated: formerMessages('conversation'),
    nullable: true,
    requires: 'TEAM_WORK_READ',
    description: 'Its discussion, the latest first; for its members and observers.',
    order: () => latestFirst,
    where: ({ id }, _, { access }) => ({ AND: [{ teamId: id }, access.notWithheld('TeamPost')] }),
  }),
}))
