/** The notifications about claims for a readiness level. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/trl/notifications.js'

type TrlKind = Extract<NotificationKind, `TRL_${string}`>

export const trlKinds: Record<TrlKind, Kind> = {
  TRL_REQUESTED: {
    type: 'reminder',
    category: 'projects',
    title: texts.requested,
    message: texts.requestedMessage,
    mail: 'DIGEST',
    needs: 'TRL_REVIEW',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'TRL_ASSIGN' }, { duty: 'TRL_REVIEW' }],
  },
  TRL_ASSIGNED: {
    type: 'reminder',
    category: 'projects',
    title: texts.assigned,
    message: texts.assignedMessage,
    mail: 'INSTANT',
    needs: 'TRL_ANSWER',
    why: 'CHOSEN',
    asks: [{ duty: 'TRL_ANSWER', by: 'claimId' }, { duty: 'TRL_REVIEW' }],
  },
  TRL_UNASSIGNED: {
    type: 'info',
    category: 'projects',
    title: texts.unassigned,
    message: texts.unassignedMessage,
    link: () => null,
    needs: 'TRL_ANSWER',
    why: 'CHOSEN',
  },
  TRL_REFUSED: {
    type: 'warning',
    category: 'projects',
    title: texts.refused,
    message: texts.refusedMessage,
    mail: 'INSTANT',
    needs: 'TRL_ASSIGN',
    why: 'UNIVERSITY',
    asks: [{ duty: 'TRL_ASSIGN' }],
  },
  TRL_CHANGES_REQUESTED: {
    type: 'warning',
    category: 'projects',
    title: texts.changesRequested,
    message: given('comment', texts.changesRequestedMessage, texts.changesRequestedPlain),
    mail: 'INSTANT',
    needs: 'TRL_CLAIM',
    why: 'REQUESTED',
    asks: [{ duty: 'TRL_CHANGE', by: 'projectId' }],
  },
  TRL_VALIDATED: {
    type: 'success',
    category: 'projects',
    title: texts.validated,
    message: texts.validatedMessage,
    mail: 'INSTANT',
    needs: 'TRL_CLAIM',
    why: 'REQUESTED',
  },
  TRL_WITHDRAWN: {
    type: 'info',
    category: 'projects',
    title: texts.withdrawn,
    message: given('comment', texts.withdrawnMessage, texts.withdrawnPlain),
    link: () => null,
    needs: 'TRL_ANSWER',
    why: 'CHOSEN',
  },
}
