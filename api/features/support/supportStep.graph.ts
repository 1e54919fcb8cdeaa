/** The team's checklist of a request, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { removeSupportStep, setSupportStep } from './step.actions.ts'

builder.prismaObject('SupportStep', {
  readable: 'parent',
  description: 'A step of the team’s checklist of a support request.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    text: t.exposeString('text'),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true, description: 'When it was done; null until then.' }),
    doneBy: t.relation('doneBy', { nullable: true, description: 'Null until then, and when the person has left.' }),
  }),
})

builder.prismaObjectField('SupportRequest', 'steps', (t) =>
  t.relation('steps', {
    nullable: true,
    requires: 'SUPPORT_WORK',
    description: 'The team’s checklist; null for its researcher.',
    query: { orderBy: { id: 'asc' } },
  }),
)

for (const change of [setSupportStep, removeSupportStep])
  actionField(change as typeof removeSupportStep, (t) => ({
    supportRequest: recordField(t, 'SupportRequest', (out) => out.requestId),
  }))
