/** The changes of messages in the schema; what they are is in records/message.graph.ts. */
import { actionField } from '../../actionField.ts'
import { messageById, messageKey, MessageType } from '../../records/message.graph.ts'
import { createMessage, deleteMessage, updateMessage } from './message.actions.ts'

for (const change of [createMessage, updateMessage])
  actionField(change as typeof updateMessage, (t) => ({
    message: t.field({
      type: MessageType,
      nullable: true,
      resolve: ({ model, id, recordId }, _args, ctx) => messageById(ctx, model, id, recordId),
    }),
  }))
actionField(deleteMessage, (t) => ({
  deletedId: t.globalID({ resolve: ({ type, id }) => ({ type: 'Message', id: messageKey(type, id) }) }),
}))
