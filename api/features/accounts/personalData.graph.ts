/** Taking one’s own data along, and deleting the account, in the schema. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { limit } from '../../limits.ts'
import { deleteAccount } from './deleteAccount.actions.ts'
import { needOwnEyes } from '../../viewAs.ts'
import { personalData } from './personalData.ts'

builder.queryField('personalData', (t) =>
  t.field({
    type: 'JSON',
    requires: 'ACCOUNT_OWN',
    description: 'Everything that belongs to the viewer: account, sessions, projects, notifications, own changes.',
    async resolve(_, _args, ctx) {
      needOwnEyes(ctx)
      await limit('personalDataAccount', String(ctx.viewer!.id))
      return personalData(ctx)
    },
  }),
)

actionField(deleteAccount, (t) => ({ done: t.exposeBoolean('done') }))
