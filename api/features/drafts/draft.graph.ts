/** Drafts in the schema; a draft hangs on its viewer, so that saving one is seen wherever it is offered. */
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { deleteDraft, saveDraft } from './draft.actions.ts'
import type { DraftFormName } from './draft.rules.ts'

const DraftFormEnum = describedEnum<DraftFormName>('DraftForm', 'Which form a draft belongs to.', {
  PROJECT: 'The wizard for a new project.',
  PROJECT_EDIT:
    'What is changed in a project and not saved: `changed` has the changed fields, `since` when the project was last changed before. Its subject is the number of the project.',
  IDEA: null,
  EVALUATION: 'The feedback of an expert on an idea; its subject is the number of the request.',
  DISCLOSURE: 'What is changed in the draft of an invention disclosure; its subject is the number of the disclosure.',
})

builder.prismaNode('Draft', {
  id: { field: 'id' },
  readable: 'DRAFT_OWN',
  description: 'What the viewer has begun to write.',
  fields: (t) => ({
    form: t.field({
      type: DraftFormEnum,
      resolve: ({ form }) => form as DraftFormName,
    }),
    subject: t.exposeString('subject', {
      description: 'The number of the record that it is about; empty where a form is filled in once.',
    }),
    step: t.exposeInt('step', { description: 'The step at which the viewer was, counted from 0.' }),
    values: t.expose('values', { type: 'JSON', description: 'The fields as the form holds them, unchecked.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last kept.' }),
  }),
})

builder.objectField(ViewerType, 'drafts', (t) =>
  t.prismaField({
    type: ['Draft'],
    nullable: { items: true, list: false },
    description: 'What the viewer has begun to write, one for each form and record.',
    resolve: (query, viewer, _, ctx) =>
      ctx.db.draft.findMany({ ...query, where: { userId: viewer.id }, orderBy: { id: 'asc' } }),
  }),
)

for (const change of [saveDraft, deleteDraft] as const)
  actionField(change as typeof saveDraft, (t) => ({
    viewer: t.field({
      type: ViewerType,
      resolve: (out) => out.viewer,
    }),
  }))
