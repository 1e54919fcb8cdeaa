/** The notifications about ideas and their validation. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/ideas/notifications.js'

type IdeaKind = Extract<NotificationKind, `IDEA_${string}` | `VALIDATION_${string}` | `EVALUATION_${string}`>

const validations = () => '/experts/validations'

export const ideaKinds: Record<IdeaKind, Kind> = {
  IDEA_SUBMITTED: {
    type: 'reminder',
    category: 'ideas',
    title: texts.submitted,
    message: texts.submittedMessage,
    mail: 'DIGEST',
    needs: 'IDEA_REVIEW',
  },
  IDEA_APPROVED: {
    type: 'success',
    category: 'ideas',
    title: texts.approved,
    message: texts.approvedMessage,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_NEEDS_CHANGES: {
    type: 'warning',
    category: 'ideas',
    title: texts.needsChanges,
    message: texts.needsChangesMessage,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_DECLINED: {
    type: 'error',
    category: 'ideas',
    title: texts.declined,
    message: texts.declinedMessage,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_VALIDATED: {
    type: 'success',
    category: 'ideas',
    title: texts.validated,
    message: texts.validatedMessage,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  IDEA_CONVERTED: {
    type: 'success',
    category: 'ideas',
    title: texts.converted,
    message: texts.convertedMessage,
    needs: 'IDEA_CREATE',
  },
  IDEA_MESSAGE: {
    type: 'info',
    category: 'ideas',
    title: texts.message,
    message: texts.messageMessage,
    mail: 'DIGEST',
    needs: 'IDEA_MESSAGE',
  },
  IDEA_SHARED: {
    type: 'info',
    category: 'ideas',
    title: texts.shared,
    message: texts.sharedMessage,
    mail: 'INSTANT',
    needs: 'IDEA_CREATE',
  },
  VALIDATION_ASKED: {
    type: 'reminder',
    category: 'ideas',
    title: texts.validationAsked,
    message: texts.validationAskedMessage,
    mail: 'DIGEST',
    needs: 'VALIDATION_ASSIGN',
  },
  VALIDATION_ASSIGNED: {
    type: 'reminder',
    category: 'ideas',
    title: texts.validationAssigned,
    message: texts.validationAssignedMessage,
    link: validations,
    mail: 'INSTANT',
    needs: 'VALIDATION_ANSWER',
  },
  VALIDATION_ACCEPTED: {
    type: 'success',
    category: 'ideas',
    title: texts.validationAccepted,
    message: texts.validationAcceptedMessage,
    needs: 'IDEA_CREATE',
  },
  VALIDATION_REFUSED: {
    type: 'warning',
    category: 'ideas',
    title: texts.validationRefused,
    message: texts.validationRefusedMessage,
    mail: 'INSTANT',
    needs: 'VALIDATION_ASSIGN',
  },
  VALIDATION_CLOSED: {
    type: 'info',
    category: 'ideas',
    title: texts.validationClosed,
    message: texts.validationClosedMessage,
    link: () => null,
    needs: 'VALIDATION_ANSWER',
  },
  EVALUATION_ANSWERED: {
    type: 'info',
    category: 'ideas',
    title: texts.evaluationAnswered,
    message: texts.evaluationAnsweredMessage,
    link: validations,
    needs: 'VALIDATION_ANSWER',
  },
}
