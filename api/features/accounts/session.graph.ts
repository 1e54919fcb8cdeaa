/** The viewer's sessions in the schema. The token is in none of it: not even its hash leaves the database. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { deviceOf } from '../../device.ts'
import { latestEnd } from './session.ts'
import { confirmPassword, endOtherSignIns, endSignIn } from './session.actions.ts'

builder.prismaNode('SignIn', {
  id: { field: 'id' },
  readable: 'SIGN_IN_READ',
  description: 'A device on which a person is signed in.',
  fields: (t) => ({
    device: t.string({
      description: 'The device in words, such as Firefox on Windows.',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    address: t.exposeString('address'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, within five minutes.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends unless it is used.' }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'When it ends at the latest, however often it is used.',
      resolve: latestEnd,
    }),
    isCurrent: t.boolean({
      resolve: ({ id }, _, ctx) => id === ctx.sessionId,
    }),
  }),
})

const running = (ctx: Context, userId: number) => ({
  where: { AND: [ctx.access.within('SIGN_IN_READ'), { userId, viewedById: null, expiresAt: { gt: new Date() } }] },
  orderBy: [{ lastSeenAt: 'desc' as const }, { id: 'desc' as const }],
  take: 100,
})

builder.queryField('signIns', (t) =>
  t.prismaField({
    type: ['SignIn'],
    requires: 'SIGN_IN_READ',
    description: "The viewer's sign-ins that have not ended, last used first; at most 100.",
    resolve: (query, _, _args, ctx) => ctx.db.signIn.findMany({ ...query, ...running(ctx, ctx.viewer!.id) }),
  }),
)

builder.prismaObjectField('User', 'signIns', (t) =>
  t.prismaField({
    type: ['SignIn'],
    requires: 'SIGN_IN_READ',
    description: 'The sign-ins of the person that have not ended, last used first; at most 100.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, ctx) => ctx.db.signIn.findMany({ ...query, ...running(ctx, id) }),
  }),
)

actionField(confirmPassword, (t) => ({
  provenUntil: t.expose('provenUntil', { type: 'DateTime' }),
}))

for (const end of [endSignIn, endOtherSignIns] as const)
  actionField(end as typeof endSignIn, (t) => ({
    ended: t.exposeInt('ended', { description: 'How many were ended.' }),
    signIns: t.prismaField({
      type: ['SignIn'],
      resolve: (query, _, _args, ctx) => ctx.db.signIn.findMany({ ...query, ...running(ctx, ctx.viewer!.id) }),
    }),
  }))
