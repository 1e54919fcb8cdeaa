/** The former names of what members do in a team's discussion. */
import { action } from '../../action.ts'
import { formerMessages } from '../../deprecated.ts'
import { changeMessage, deleteMessage, keptIn, writeMessage } from '../../records/messages.ts'
import { createTeamPostRules, deleteTeamPostRules, updateTeamPostRules } from './team.rules.ts'

export const createTeamPost = action({
  name: 'createTeamPost',
  requires: 'TEAM_WORK',
  rules: createTeamPostRules,
  deprecated: formerMessages('createMessage'),
  description: "Writes in a team's discussion. The other members are notified, until they have read it once.",
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('TeamPost'), id, message)
    return { teamId: id }
  },
})

export const updateTeamPost = action({
  name: 'updateTeamPost',
  requires: 'TEAM_POST_UPDATE',
  rules: updateTeamPostRules,
  deprecated: formerMessages('updateMessage'),
  description: 'Changes one’s own post.',
  run: async (work, { id, ...message }) => ({ teamId: await changeMessage(work, keptIn('TeamPost'), id, message) }),
})

export const deleteTeamPost = action({
  name: 'deleteTeamPost',
  requires: 'TEAM_POST_DELETE',
  rules: deleteTeamPostRules,
  deprecated: formerMessages('deleteMessage'),
  description: 'Deletes one’s own post; the owner of a team may delete any of its posts.',
  run: async (work, { id }) => ({ teamId: await deleteMessage(work, keptIn('TeamPost'), id) }),
})
