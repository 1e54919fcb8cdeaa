/** Seeing the platform as another person, in the schema. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { endViewAs, viewAs } from './viewAs.actions.ts'

actionField(viewAs, (t) => ({
  token: t.exposeString('token', { description: 'The token of the session, shown once.' }),
  expiresIn: t.exposeInt('expiresIn', { description: 'Seconds until the session ends.' }),
}))

actionField(endViewAs, (t) => ({ done: t.exposeBoolean('done') }))

builder.objectField(ViewerType, 'viewedUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the session ends in which an administrator sees the platform as this person; null for the person.',
    resolve: async ({ viewedBy }, _args, { db, sessionId }) =>
      viewedBy && sessionId !== null
        ? ((await db.signIn.findUnique({ where: { id: sessionId }, select: { expiresAt: true } }))?.expiresAt ?? null)
        : null,
  }),
)
