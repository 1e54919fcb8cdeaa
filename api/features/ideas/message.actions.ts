/** The former name of writing about an idea. */
import { action } from '../../action.ts'
import { formerMessages } from '../../deprecated.ts'
import { keptIn, writeMessage } from '../../records/messages.ts'
import { createIdeaMessageRules } from './idea.rules.ts'

export const createIdeaMessage = action({
  name: 'createIdeaMessage',
  requires: 'IDEA_MESSAGE',
  rules: createIdeaMessageRules,
  deprecated: formerMessages('createMessage'),
  description: 'Writes about an idea: its submitter to the university, the university to its submitter.',
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('IdeaMessage'), id, message)
    return { ideaId: id }
  },
})
