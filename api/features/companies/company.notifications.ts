/** What people of the university are told about companies. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'

export const companyKinds = {
  COMPANY_JOINED: {
    type: 'info',
    category: 'challenges',
    title: 'Somebody says to be with a partner company',
    message: (data) =>
      `${data['by']} (${data['email']}) is with ${data['company']} now, by their own word. Please ask the company when you do not know them.`,
    needs: 'COMPANY_RELATION',
  },
  COMPANY_TASK_ASSIGNED: {
    type: 'info',
    category: 'challenges',
    title: 'Something to do for a partner company',
    message: (data) => `${data['by']} asks you, for ${data['company']}: “${data['task']}”, by ${data['dueOn']}.`,
    needs: 'COMPANY_RELATION',
  },
  COMPANY_TASK_DUE: {
    type: 'reminder',
    category: 'challenges',
    title: 'A task for a partner company is due',
    message: (data) => `“${data['task']}” for ${data['company']} is due on ${data['dueOn']}.`,
    mail: 'INSTANT',
    needs: 'COMPANY_RELATION',
  },
} as const satisfies Partial<Record<NotificationKind, Kind>>
