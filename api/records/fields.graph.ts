/** The fields that records get from their definitions: files, history and messages. */
import { builder } from '../builder.ts'
import { connectionField } from '../connection.ts'
import { hostNames, hosting } from '../features/files/fileHosts.ts'
import { latestFirst } from '../keyset.ts'
import { conversationOf, conversationWords, kindArgs, messageTypes, MessageType } from './message.graph.ts'
import { withMessages } from './messages.ts'
import { records } from './records.ts'

/** Any of the models with files stands for all of them: their builders differ in the row's type alone. */
const fieldsOf = (entity: string) => entity as 'Project'

for (const { entity, history } of records)
  if (history)
    builder.prismaObjectField(fieldsOf(entity), 'history', (t) =>
      connectionField<{ id: number }, object>(t, {
        type: 'AuditEntry',
        name: 'History',
        nullable: true,
        requires: history.requires,
        description: 'What was done with it, the latest first.',
        order: () => latestFirst,
        where: async ({ id }, _args, ctx) => ({
          AND: [{ entity, entityId: id }, (await history.where?.(ctx, id)) ?? {}],
        }),
      }),
    )

for (const entity of withMessages)
  builder.prismaObjectField(fieldsOf(entity), 'conversation', (t) =>
    t.connection(
      {
        type: MessageType,
        nullable: true,
        description: conversationWords,
        args: kindArgs(t),
        resolve: ({ id }, args, ctx, info) => conversationOf(entity, id, args, ctx, info) as never,
      },
      ...(messageTypes as unknown as readonly [never, never]),
    ),
  )

for (const name of hostNames) {
  const { entity, requires, host } = hosting(name)
  builder.prismaObjectFields(fieldsOf(entity), (t) => ({
    files: t.relation('files', {
      description: 'The files that the viewer may open, the latest first, each in its latest version; at most 200.',
      query: (_, ctx) => ({
        where: { AND: [{ currentId: null }, ctx.access.within('FILE_READ')] },
        orderBy: { id: 'desc' },
      }),
    }),
    canAddFiles: t.boolean({
      extensions: { reads: [] },
      resolve: async (record, _, { access, db }) =>
        (await access.can(requires, record.id, record)) && (await host(db, record.id)).closed === null,
    }),
  }))
}
