/** The sandbox in the schema: whether there is one, and since when its data are there. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { sandboxMadeAt } from '../../sandbox/folder.ts'
import { resetSandbox } from './sandbox.actions.ts'

const Sandbox = builder.objectRef<object>('Sandbox').implement({
  description: 'The demo university that answers what is asked with sandbox keys.',
  fields: (t) => ({
    available: t.boolean({
      description: 'Whether sandbox keys can be made and used: the operator sets SANDBOX.',
      resolve: () => config.sandbox,
    }),
    resetAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its demo data were last made new; null before its first use and while they are made. They are made new every day, when it is first used.',
      resolve: () => sandboxMadeAt(),
    }),
  }),
})

builder.queryField('sandbox', (t) =>
  t.field({
    type: Sandbox,
    requires: 'API_KEY_OWN',
    description: 'The demo university for programs that are being written.',
    resolve: () => ({}),
  }),
)

actionField(resetSandbox, (t) => ({
  sandbox: t.field({ type: Sandbox, resolve: () => ({}) }),
}))
