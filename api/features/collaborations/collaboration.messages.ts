/** What follows when a partner writes in a collaboration's thread. */
import { messageEffects } from '../../records/definition.ts'
import { beginningOf } from '../notifications/knowing.ts'
import { tellOfMessage } from './collaboration.people.ts'
import { touch } from './touch.ts'

export const collaborationMessages = messageEffects('Collaboration', {
  SHARED: {
    async written(work, id, { text }) {
      const select = { id: true, title: true }
      await tellOfMessage(
        work,
        await work.tx.collaboration.findUniqueOrThrow({ where: { id }, select }),
        beginningOf(text),
      )
      await touch(work, id)
    },
    changed: touch,
  },
})
