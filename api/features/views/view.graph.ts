/** Saved views in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { createSavedView, deleteSavedView, updateSavedView } from './view.actions.ts'

builder.prismaNode('SavedView', {
  id: { field: 'id' },
  readable: 'SAVED_VIEW_READ',
  description: 'The filters and the order of a list under a name.',
  fields: (t) => ({
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'The part of the list’s address behind the question mark.' }),
    shared: t.exposeBoolean('shared', { description: 'Whether the others of the university’s team see it.' }),
    followed: t.exposeBoolean('followed', {
      description: 'Whether its owner is notified once a day of what is new in it.',
    }),
    owner: t.relation('owner', { nullable: true }),
    canUpdate: viewerCan(t, 'SAVED_VIEW_OWN'),
  }),
})

builder.queryField('savedViews', (t) =>
  t.prismaField({
    type: ['SavedView'],
    requires: 'SAVED_VIEW_READ',
    description: 'The viewer’s views of a list by name, and those that the team shares; at most 200.',
    args: { list: t.arg.string({ required: true, description: 'The name of the list, such as supportRequests.' }) },
    resolve: (query, _, { list }, { db, access }) =>
      db.savedView.findMany({
        ...query,
        where: { AND: [{ list }, access.within('SAVED_VIEW_READ')] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 200,
      }),
  }),
)

for (const change of [createSavedView, updateSavedView])
  actionField(change as typeof updateSavedView, (t) => ({
    view: recordField(t, 'SavedView', (out) => out.viewId),
  }))
actionField(deleteSavedView, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'SavedView', id: deletedId }) }),
}))
