/** The former names of what the partners of a collaboration do with messages. */
import { action } from '../../action.ts'
import { formerMessages } from '../../deprecated.ts'
import { changeMessage, deleteMessage, keptIn, writeMessage } from '../../records/messages.ts'
import {
  createCollaborationMessageRules,
  deleteCollaborationMessageRules,
  updateCollaborationMessageRules,
} from './collaboration.rules.ts'

export const createCollaborationMessage = action({
  name: 'createCollaborationMessage',
  requires: 'COLLABORATION_UPDATE',
  rules: createCollaborationMessageRules,
  deprecated: formerMessages('createMessage'),
  description: "Writes in a collaboration's thread. The other partners are notified, until they have read it once.",
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('CollaborationMessage'), id, message)
    return { collaborationId: id }
  },
})

export const updateCollaborationMessage = action({
  name: 'updateCollaborationMessage',
  requires: 'COLLABORATION_MESSAGE_UPDATE',
  rules: updateCollaborationMessageRules,
  deprecated: formerMessages('updateMessage'),
  description: 'Changes one’s own message.',
  run: async (work, { id, ...message }) => ({
    collaborationId: await changeMessage(work, keptIn('CollaborationMessage'), id, message),
  }),
})

export const deleteCollaborationMessage = action({
  name: 'deleteCollaborationMessage',
  requires: 'COLLABORATION_MESSAGE_UPDATE',
  rules: deleteCollaborationMessageRules,
  deprecated: formerMessages('deleteMessage'),
  description: 'Deletes one’s own message.',
  run: async (work, { id }) => ({ collaborationId: await deleteMessage(work, keptIn('CollaborationMessage'), id) }),
})
