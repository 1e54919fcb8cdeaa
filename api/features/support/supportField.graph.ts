/** The fields that a category asks for, and what requests say in them, in the schema. */
import type { SupportFieldKind } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { moveSupportField, removeSupportField, setSupportField } from './field.actions.ts'

const KindEnum = describedEnum<SupportFieldKind>('SupportFieldKind', 'How a field of a category is filled in.', {
  TEXT: 'One line, at most 200 characters.',
  LONG_TEXT: 'At most 5,000 characters.',
  NUMBER: null,
  DATE: 'A day, as 2026-12-31.',
  CHOICE: 'One of its choices.',
  YES_NO: null,
})

builder.prismaObject('SupportField', {
  readable: 'parent',
  description: 'What a category asks for beside what every request has.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    label: t.exposeString('label'),
    hint: t.exposeString('hint', { description: 'What is said below it; it may be empty.' }),
    kind: t.expose('kind', { type: KindEnum }),
    required: t.exposeBoolean('required', { description: 'Whether a request cannot be sent without it.' }),
    choices: t.exposeStringList('choices', { description: 'What can be chosen, for the kind CHOICE.' }),
  }),
})

builder.prismaObject('SupportAnswer', {
  readable: 'parent',
  description: 'What a request says in a field of its category.',
  fields: (t) => ({
    field: t.exposeInt('fieldId', {
      nullable: true,
      description: 'The number of the field; null when it was removed.',
    }),
    label: t.exposeString('label', { description: 'What the field was called when it was filled in.' }),
    value: t.exposeString('value', { description: 'A number, a day as 2026-12-31, a choice, yes or no, or a text.' }),
  }),
})

builder.prismaObjectField('SupportCategory', 'fields', (t) =>
  t.relation('fields', {
    description: 'What it asks for beside what every request has.',
    query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  }),
)

builder.prismaObjectField('SupportRequest', 'answers', (t) =>
  t.relation('answers', {
    description: 'What it says in the fields of its category.',
    query: { orderBy: [{ field: { position: 'asc' } }, { id: 'asc' }] },
  }),
)

for (const change of [setSupportField, removeSupportField, moveSupportField])
  actionField(change as typeof removeSupportField, (t) => ({
    category: recordField(t, 'SupportCategory', (out) => out.categoryId),
  }))
