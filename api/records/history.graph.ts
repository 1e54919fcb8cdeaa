/** The entries of a record's history in the schema. */
import { builder } from '../builder.ts'
import type { Changes } from '../audit.ts'
import { fieldInWords, type Deed } from '../changes/fieldNames.ts'
import { valueInWords } from '../changes/valueWords.ts'

interface FieldChange {
  deed: Deed
  field: string
  before: unknown
  after: unknown
}

/** The fields that an entry of the audit trail changed. */
export const fieldChanges = ({ action, entity, changes }: Deed & { changes: unknown }): FieldChange[] =>
  Object.entries(changes as Changes).map(([field, [before, after]]) => ({
    deed: { action, entity },
    field,
    before,
    after,
  }))

export const FieldChangeType = builder.objectRef<FieldChange>('FieldChange').implement({
  description: 'What a change did to one field.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The field's name, as inputs call it." }),
    label: t.string({
      description: 'What the field is called, as its form calls it.',
      resolve: ({ deed, field }) => fieldInWords(deed, field),
    }),
    before: t.expose('before', { type: 'JSON', nullable: true, description: 'Its value before; nothing when empty.' }),
    after: t.expose('after', { type: 'JSON', nullable: true, description: 'Its value after; nothing when empty.' }),
    beforeInWords: t.string({
      nullable: true,
      description: 'The value before in words, where it is a code or the number of a record; else null.',
      resolve: ({ deed, field, before }, _args, ctx) => valueInWords(ctx, deed, field, before),
    }),
    afterInWords: t.string({
      nullable: true,
      description: 'The value after in words, where it is a code or the number of a record; else null.',
      resolve: ({ deed, field, after }, _args, ctx) => valueInWords(ctx, deed, field, after),
    }),
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
      select: { action: true, entity: true, changes: true },
      resolve: fieldChanges,
    }),
  }),
})
