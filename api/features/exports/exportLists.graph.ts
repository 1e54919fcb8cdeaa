/** The lists that can be exported, in the schema. */
import { builder } from '../../builder.ts'
import { exportable } from '../../listField.ts'

builder.queryField('exportLists', (t) =>
  t.stringList({
    requires: 'ACCOUNT_OWN',
    description: 'The names of the lists that the viewer may open, and so export: GET /api/exports/NAME.',
    resolve: (_, _args, { access }) =>
      [...exportable]
        .filter(([, { read }]) => access.allowed(read))
        .map(([name]) => name)
        .toSorted(),
  }),
)
