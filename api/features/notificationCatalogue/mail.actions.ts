/** Failed mails are sent again. */
import { action } from '../../action.ts'
import { enqueue } from '../../job.ts'
import { deliverMail } from '../../letters/deliver.ts'
import { mailMoves } from '../../letters/mailMoves.ts'
import { keptTrying } from '../../letters/post.ts'
import { move } from '../../moves.ts'
import { sendGivenUpMailsRules, sendMailAgainRules } from './mail.rules.ts'

/** It is tried for as long as a new one. */
const fromNow = () => ({ giveUpAt: new Date(Date.now() + keptTrying), endedAt: null })

export const sendMailAgain = action({
  name: 'sendMailAgain',
  requires: 'MAIL_SEND_AGAIN',
  personal: true,
  rules: sendMailAgainRules,
  description: 'Sends a mail again that failed or was given up; it is written again, with a new link where it has one.',
  async run(work, { id }) {
    const mail = await work.access.find('MAIL_SEND_AGAIN', id)
    await move(work, mailMoves, mail, 'WAITING', { data: fromNow() })
    await enqueue(work.tx, deliverMail, { id })
    return { mailId: id }
  },
})

/** More than this are sent by asking again. */
const most = 1_000

export const sendGivenUpMails = action({
  name: 'sendGivenUpMails',
  requires: 'MAIL_SEND_AGAIN',
  personal: true,
  rules: sendGivenUpMailsRules,
  description: 'Sends every mail again that was given up, the oldest first; at most 1,000 at once.',
  async run({ tx, audit }) {
    const waiting = await tx.outgoingMail.findMany({
      where: { state: 'GIVEN_UP' },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: most,
    })
    const moved = await tx.outgoingMail.updateManyAndReturn({
      where: { id: { in: waiting.map(({ id }) => id) }, state: 'GIVEN_UP' },
      data: { state: 'WAITING', ...fromNow() },
      select: { id: true },
    })
    for (const { id } of moved) {
      await enqueue(tx, deliverMail, { id })
      await audit('OutgoingMail', id, { state: ['GIVEN_UP', 'WAITING'] })
    }
    return { count: moved.length }
  },
})
