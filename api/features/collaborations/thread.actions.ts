/** What the partners of a collaboration write to each other. */
import { action } from '../../action.ts'
import { beginningOf } from '../notifications/knowing.ts'
import { openCollaboration, tellOfMessage } from './collaboration.people.ts'
import { touch } from './touch.ts'
import {
  deleteCollaborationMessageRules,
  updateCollaborationMessageRules,
  createCollaborationMessageRules,
} from './collaboration.rules.ts'

export const createCollaborationMessage = action({
  name: 'createCollaborationMessage',
  requires: 'COLLABORATION_UPDATE',
  rules: createCollaborationMessageRules,
  description: "Writes in a collaboration's thread. The other partners are notified, until they have read it once.",
  async run(work, { id, text }) {
    const collaboration = await openCollaboration(work, id)
    await work.tx.collaborationMessage.create({ data: { collaborationId: id, authorId: work.viewer.id, text } })
    await tellOfMessage(work, collaboration, beginningOf(text))
    return touch(work, id)
  },
})

export const updateCollaborationMessage = action({
  name: 'updateCollaborationMessage',
  requires: 'COLLABORATION_MESSAGE_UPDATE',
  rules: updateCollaborationMessageRules,
  description: 'Changes an own message.',
  async run(work, { id, text }) {
    const { collaborationId, text: before } = await work.access.find('COLLABORATION_MESSAGE_UPDATE', id)
    await openCollaboration(work, collaborationId)
    if (before === text) return { collaborationId }
    await work.tx.collaborationMessage.update({ where: { id }, data: { text, editedAt: new Date() } })
    return touch(work, collaborationId)
  },
})

export const deleteCollaborationMessage = action({
  name: 'deleteCollaborationMessage',
  requires: 'COLLABORATION_MESSAGE_UPDATE',
  rules: deleteCollaborationMessageRules,
  description: 'Deletes an own message.',
  async run(work, { id }) {
    const { collaborationId } = await work.access.find('COLLABORATION_MESSAGE_UPDATE', id)
    await openCollaboration(work, collaborationId)
    await work.tx.collaborationMessage.delete({ where: { id } })
    return touch(work, collaborationId)
  },
})
