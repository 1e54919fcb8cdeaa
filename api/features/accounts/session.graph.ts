/** The viewer's sessions in the schema. The token is in none of it: not even its hash leaves the database. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { deviceOf } from './device.ts'
import { latestEnd } from './session.ts'
import { confirmPassword, endOtherSessions, endSession } from './session.actions.ts'

builder.prismaNode('Session', {
  id: { field: 'id' },
  readable: 'SESSION_READ',
  description: 'A device on which the viewer is signed in.',
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

const running = (ctx: Context) => ({
  where: { AND: [ctx.access.within('SESSION_READ'), { expiresAt: { gt: new Date() } }] },
  orderBy: [{ lastSeenAt: 'desc' as const }, { id: 'desc' as const }],
  take: 100,
})

builder.queryField('sessions', (t) =>
  t.prismaField({
    type: ['Session'],
    requires: 'SESSION_READ',
    description: "The viewer's sessions that have not ended, last used first; at most 100.",
    resolve: (query, _, _args, ctx) => ctx.db.session.findMany({ ...query, ...running(ctx) }),
  }),
)

actionField(confirmPassword, (t) => ({
  provenUntil: t.expose('provenUntil', { type: 'DateTime' }),
}))

for (const end of [endSession, endOtherSessions] as const)
  actionField(end as typeof endSession, (t) => ({
    ended: t.exposeInt('ended', { description: 'How many were ended.' }),
    sessions: t.prismaField({
      type: ['Session'],
      resolve: (query, _, _args, ctx) => ctx.db.session.findMany({ ...query, ...running(ctx) }),
    }),
  }))
