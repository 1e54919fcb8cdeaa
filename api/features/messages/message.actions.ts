/** Writing, changing and deleting messages on any record that has them. */
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { changeMessage, deleteMessage as removeMessage, keptIn, keptOn, writeMessage } from '../../records/messages.ts'
import { createMessageRules, deleteMessageRules, updateMessageRules } from './message.rules.ts'

export const createMessage = action({
  name: 'createMessage',
  requires: 'ACCOUNT_OWN',
  rules: createMessageRules,
  description: 'Writes on a record, to its people or, as INTERNAL, to those inside alone. Who reads it is notified.',
  async run(work, { recordId: { type, id }, kind, ...message }) {
    const kept = keptOn(type, kind)
    if (!kept) throw notFound(type)
    return { model: kept.model, id: await writeMessage(work, kept, id, message), recordId: id }
  },
})

export const updateMessage = action({
  name: 'updateMessage',
  requires: 'ACCOUNT_OWN',
  rules: updateMessageRules,
  description: 'Changes one’s own message.',
  async run(work, { id: { type, id }, ...message }) {
    const kept = keptIn(type)
    return { model: kept.model, id, recordId: await changeMessage(work, kept, id, message) }
  },
})

export const deleteMessage = action({
  name: 'deleteMessage',
  requires: 'ACCOUNT_OWN',
  rules: deleteMessageRules,
  description: 'Deletes one’s own message; the owner of a team may delete any in its discussion.',
  async run(work, { id: { type, id } }) {
    await removeMessage(work, keptIn(type), id)
    return { type, id }
  },
})
