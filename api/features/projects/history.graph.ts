/** The history of a record in the schema: its audit rows, newest first, for those who may read what is inside. */
import { builder } from '../../builder.ts'
import type { Changes } from '../../audit.ts'
import { connectionField } from '../../connection.ts'
import { latestFirst } from '../../keyset.ts'
import type { Permission } from '../../policy.ts'

interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

const FieldChangeType = builder.objectRef<FieldChange>('FieldChange').implement({
  description: 'What a change did to one field.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The field's name, as inputs call it." }),
    before: t.expose('before', { type: 'JSON', nullable: true, description: 'Its value before; nothing when empty.' }),
    after: t.expose('after', { type: 'JSON', nullable: true, description: 'Its value after; nothing when empty.' }),
  }),
})

builder.prismaObject('AuditEntry', {
  readable: 'parent',
  description: 'Something that was done with a record: who, when, what and why.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in the record of changes.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', { description: 'What was done, by the name of the mutation.' }),
    actor: t.relation('actor', { nullable: true, description: 'Who did it; nothing when the person has left.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'Why, in the words of who did it.' }),
    changes: t.field({
      type: [FieldChangeType],
      select: { changes: true },
      description: 'The fields that it changed.',
      resolve: ({ changes }) =>
        Object.entries(changes as unknown as Changes).map(([field, [before, after]]) => ({ field, before, after })),
    }),
  }),
})

/** Adds the field `history` to a record: its rows in the record of changes, for those who hold the permission on it. */
const historyField = (model: 'Project' | 'Idea' | 'Collaboration' | 'Company', requires: Permission) =>
  builder.prismaObjectField(model, 'history', (t) =>
    connectionField<{ id: number }, object>(t, {
      type: 'AuditEntry',
      name: `${model}History`,
      nullable: true,
      requires,
      description: 'Everything that was done with it, the latest first.',
      order: () => latestFirst,
      where: ({ id }) => ({ entity: model, entityId: id }),
    }),
  )

historyField('Project', 'PROJECT_READ_INTERNAL')
historyField('Idea', 'IDEA_READ_INTERNAL')
historyField('Collaboration', 'COLLABORATION_READ')
historyField('Company', 'COMPANY_RELATION')
