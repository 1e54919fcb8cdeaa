/** Messages about an idea between its submitter and the university. */
import { action } from '../../action.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { createIdeaMessageRules } from './idea.rules.ts'

export const createIdeaMessage = action({
  name: 'createIdeaMessage',
  requires: 'IDEA_MESSAGE',
  rules: createIdeaMessageRules,
  description: 'Writes about an idea: its submitter to the university, the university to its submitter.',
  async run(work, { id, text }) {
    const { tx, viewer, access } = work
    const idea = await access.find('IDEA_MESSAGE', id)
    await tx.ideaMessage.create({ data: { ideaId: id, authorId: viewer.id, text } })
    const message = {
      kind: 'IDEA_MESSAGE',
      subject: { entity: 'Idea', id },
      data: { idea: idea.title, by: viewer.name, comment: text },
    } as const
    const involved = await tx.user.findMany({
      where: {
        OR: [
          { ideas: { some: { id } } },
          { ideaMessages: { some: { ideaId: id } } },
          { ideaReviews: { some: { ideaId: id } } },
        ],
        id: { not: viewer.id },
      },
      select: { id: true },
    })
    // The first message of a submitter is everybody's at the university until somebody has taken the idea up.
    if (!involved.length) await tellUniversity(work, message)
    await notify(work, { ...message, to: involved.map((person) => person.id) })
    return { ideaId: id }
  },
})
