/** The notifications about assessments of adoption readiness. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import { titleOf } from '../../readiness/rubric.ts'
import { dimensionsInWords } from './dimensionList.ts'
import * as texts from '#texts/readiness/notifications.js'

type ReadinessKind = Extract<NotificationKind, `ARL_${string}`>

export const readinessKinds: Record<ReadinessKind, Kind> = {
  ARL_READY: {
    type: 'info',
    category: 'projects',
    title: texts.ready,
    message: texts.readyMessage,
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_FILES_READ: {
    type: 'success',
    category: 'projects',
    title: texts.filesRead,
    message: texts.filesReadMessage,
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_FILES_UNREAD: {
    type: 'warning',
    category: 'projects',
    title: texts.filesUnread,
    message: texts.filesUnreadMessage,
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_OVERRIDDEN: {
    type: 'warning',
    category: 'projects',
    title: texts.overridden,
    message: texts.overriddenMessage,
    derived: ({ dimension }) => ({ dimension: titleOf(String(dimension)) }),
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_SIGNED_OFF: {
    type: 'success',
    category: 'projects',
    title: texts.signedOff,
    message: texts.signedOffMessage,
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_TARGET_DUE: {
    type: 'reminder',
    category: 'projects',
    title: texts.targetDue,
    message: texts.targetDueMessage,
    derived: ({ dimensions }) => ({ dimensions: dimensionsInWords(String(dimensions)) }),
    mail: 'DIGEST',
    needs: 'ARL_READ',
    why: 'OWNER',
  },
  ARL_TARGET_PASSED: {
    type: 'warning',
    category: 'projects',
    title: texts.targetPassed,
    message: texts.targetPassedMessage,
    derived: ({ dimensions }) => ({ dimensions: dimensionsInWords(String(dimensions)) }),
    mail: 'DIGEST',
    needs: 'ARL_READ',
    why: 'OWNER',
  },
}
