/** What follows from a message on a support request: a reply of the researcher ends the wait, one of the team begins the work. */
import { messageEffects } from '../../records/definition.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { move } from '../../moves.ts'
import { endOfWait } from './answerClock.ts'
import { notifyDesk, notifyRequester } from './notifySupport.ts'
import { supportMoves } from './supportMoves.ts'
import { answeredNow, taken } from './taken.ts'

export const supportMessages = messageEffects('SupportRequest', {
  SHARED: {
    async written(work, id, { text }) {
      const { tx, viewer } = work
      const request = await tx.supportRequest.findUniqueOrThrow({ where: { id } })
      if (request.requesterId === viewer.id) {
        if (request.status === 'WAITING_FOR_RESEARCHER') {
          await move(work, supportMoves, request, 'IN_PROGRESS', { data: await endOfWait(tx, request) })
          await keepAnswer(tx, 'SUPPORT_REPLY', request.waitingSince)
        }
        return notifyDesk(work, 'SUPPORT_MESSAGE', request, { text })
      }
      if (request.status === 'SUBMITTED' || request.status === 'TRIAGED')
        await move(work, supportMoves, request, 'IN_PROGRESS', taken(work, request))
      if (!request.firstAnsweredAt) await tx.supportRequest.update({ where: { id }, data: answeredNow(request) })
      return notifyRequester(work, 'SUPPORT_MESSAGE', request, { text })
    },
  },
})
