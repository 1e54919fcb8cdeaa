/** Who is notified of a message about an idea. */
import { messageEffects } from '../../records/definition.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

export const ideaMessages = messageEffects('Idea', {
  SHARED: {
    async written(work, id, { text }) {
      const { tx, viewer } = work
      const idea = await tx.idea.findUniqueOrThrow({ where: { id }, select: { title: true } })
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
    },
  },
})
