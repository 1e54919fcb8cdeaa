/** The imports of rows in the schema. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { importChallenges, importProjects, type RowError } from './importRecords.actions.ts'

export const ImportRefusal = builder.objectRef<RowError>('ImportRefusal').implement({
  description: 'What keeps a row from being imported.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The number of the row.' }),
    field: t.exposeString('field'),
    message: t.exposeString('message', { description: 'Why, in words for a person.' }),
  }),
})

for (const act of [importProjects, importChallenges])
  actionField(act, (t) => ({
    created: t.exposeInt('created', { description: 'How many were created.' }),
    existing: t.exposeInt('existing', { description: 'How many rows had been imported before.' }),
    refused: t.field({
      type: [ImportRefusal],
      description: 'What is wrong with the rows that were refused; a row may occur several times.',
      resolve: ({ refused }) => refused,
    }),
  }))
