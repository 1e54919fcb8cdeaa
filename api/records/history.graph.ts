/** The entries of a record's history in the schema. */
import { builder } from '../builder.ts'
import type { Changes } from '../audit.ts'

interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

export const FieldChangeType = builder.objectRef<FieldChange>('FieldChange').implement({
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
    number: t.exposeInt('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'What was done, by the name of the mutation.' }),
    actor: t.relation('actor', { nullable: true, description: 'Who did it; nothing when the person has left.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'Why, in the words of who did it.' }),
    changes: t.field({
      type: [FieldChangeType],
      select: { changes: true },
      resolve: ({ changes }) =>
        Object.entries(changes as unknown as Changes).map(([field, [before, after]]) => ({ field, before, after })),
    }),
  }),
})
