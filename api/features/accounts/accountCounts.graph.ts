/** How many accounts there are of each role, in each state. */
import type { AccountStatus, Role } from '../../__generated__/prisma/enums.ts'
import { builder, RoleEnum } from '../../builder.ts'
import { AccountStatusEnum } from './user.graph.ts'

const AccountCount = builder.objectRef<{ role: Role; status: AccountStatus; count: number }>('AccountCount').implement({
  description: 'How many accounts of a role are in a state; none is left out.',
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum }),
    status: t.expose('status', { type: AccountStatusEnum }),
    count: t.exposeInt('count'),
  }),
})

builder.queryField('accountCounts', (t) =>
  t.field({
    type: [AccountCount],
    requires: 'USER_MANAGE',
    description: 'How many accounts there are, by role and state.',
    resolve: async (_, _args, { db }) =>
      (
        await db.user.groupBy({ by: ['role', 'status'], _count: true, orderBy: [{ role: 'asc' }, { status: 'asc' }] })
      ).map(({ role, status, _count: count }) => ({ role, status, count })),
  }),
)
