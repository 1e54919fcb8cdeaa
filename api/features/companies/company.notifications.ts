/** What people of the university are told about companies. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/companies/notifications.js'

export const companyKinds = {
  COMPANY_JOINED: {
    type: 'info',
    category: 'challenges',
    title: texts.joined,
    message: texts.joinedMessage,
    needs: 'COMPANY_RELATION',
    why: 'RESPONSIBLE',
  },
  COMPANY_TASK_ASSIGNED: {
    type: 'info',
    category: 'challenges',
    title: texts.taskAssigned,
    message: texts.taskAssignedMessage,
    needs: 'COMPANY_RELATION',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'COMPANY_TASK', by: 'companyId' }],
  },
  COMPANY_TASK_DUE: {
    type: 'reminder',
    category: 'challenges',
    title: texts.taskDue,
    message: texts.taskDueMessage,
    mail: 'INSTANT',
    needs: 'COMPANY_RELATION',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'COMPANY_TASK', by: 'companyId' }],
  },
} as const satisfies Partial<Record<NotificationKind, Kind>>
