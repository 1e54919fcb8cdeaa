/** One person by number or name, and what administrators do with accounts. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { deleteUser, createUser, inviteAgain, updateUser } from './manage.actions.ts'

builder.queryField('user', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    requires: 'USER_READ',
    description: 'The person with this number or username, or nothing when there is none for the viewer.',
    args: {
      number: t.arg.int({ required: false }),
      username: t.arg.string({ required: false }),
    },
    resolve: (query, _, { number, username }, ctx) =>
      number == null && username == null
        ? null
        : ctx.db.user.findFirst({
            ...query,
            where: {
              AND: [
                number == null ? {} : { id: number },
                username == null ? {} : { username },
                ctx.access.within('USER_READ'),
              ],
            },
          }),
  }),
)

actionField(createUser, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
actionField(updateUser, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
actionField(deleteUser, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
actionField(inviteAgain, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
