/** The notifications about the interests of investors. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/interests/notifications.js'

type InterestKind = Extract<NotificationKind, `INTEREST_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why'> & Partial<Kind>): Kind => ({
  category: 'investments',
  mail: 'INSTANT',
  needs: 'INTEREST_READ',
  ...one,
})

export const interestKinds: Record<InterestKind, Kind> = {
  INTEREST_EXPRESSED: kind({
    type: 'reminder',
    title: texts.expressed,
    message: texts.expressedMessage,
    why: 'CONCERNED',
    asks: [{ duty: 'INTEREST_ACKNOWLEDGE' }],
  }),
  INTEREST_ACKNOWLEDGED: kind({
    type: 'success',
    title: texts.acknowledged,
    message: texts.acknowledgedMessage,
    why: 'REQUESTED',
  }),
  INTEREST_MOVED: kind({ type: 'info', title: texts.moved, message: texts.movedMessage, why: 'REQUESTED' }),
  INTEREST_PASSED: kind({ type: 'warning', title: texts.passed, message: texts.passedMessage, why: 'CONCERNED' }),
  INTEREST_WITHDRAWN: kind({
    type: 'warning',
    title: texts.withdrawn,
    message: given('reason', texts.withdrawnWhy, texts.withdrawnMessage),
    mail: 'DIGEST',
    needs: 'INTEREST_WORK',
    why: 'CONCERNED',
  }),
  INTEREST_CHANGED: kind({
    type: 'info',
    title: texts.changed,
    message: texts.changedMessage,
    mail: 'DIGEST',
    needs: 'INTEREST_WORK',
    why: 'CONCERNED',
  }),
  INTEREST_ASSIGNED: kind({
    type: 'reminder',
    title: texts.assigned,
    message: texts.assignedMessage,
    needs: 'INTEREST_WORK',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'INTEREST_ACKNOWLEDGE' }],
  }),
  INTEREST_CORRECTED: kind({
    type: 'info',
    title: texts.corrected,
    message: texts.correctedMessage,
    needs: 'INTEREST_WORK',
    why: 'CONCERNED',
  }),
  INTEREST_LEAD_INVITED: kind({
    type: 'info',
    title: texts.leadInvited,
    message: texts.leadInvitedMessage,
    why: 'OWNER',
  }),
  INTEREST_MESSAGE: kind({ type: 'info', title: texts.message, message: texts.messageMessage, why: 'CONCERNED' }),
  INTEREST_QUESTION: kind({
    type: 'reminder',
    title: texts.question,
    message: texts.questionMessage,
    why: 'CONCERNED',
    asks: [
      { duty: 'INTEREST_QUESTION', by: 'investmentInterestId' },
      { duty: 'INTEREST_REPLY', by: 'investmentInterestId' },
    ],
  }),
  INTEREST_ANSWERED: kind({ type: 'info', title: texts.answered, message: texts.answeredMessage, why: 'CONCERNED' }),
  INTEREST_TASK: kind({
    type: 'reminder',
    title: texts.task,
    message: texts.taskMessage,
    why: 'CONCERNED',
    asks: [{ duty: 'INTEREST_TASK', by: 'investmentInterestId' }],
  }),
}
