/** The notifications about assessments of adoption readiness. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import * as texts from '#texts/readiness/notifications.js'
import { said, type Kind } from '../../records/notificationKind.ts'

type ReadinessKind = Extract<NotificationKind, `ARL_${string}`>

const about = (data: Record<string, string>) => ({ by: data['by'] ?? '', project: data['project'] ?? '' })

export const readinessKinds: Record<ReadinessKind, Kind> = {
  ARL_READY: {
    type: 'info',
    category: 'projects',
    title: texts.ready(),
    message: (data) => texts.readyMessage(about(data)),
    needs: 'ARL_READ',
  },
  ARL_FILES_READ: {
    type: 'success',
    category: 'projects',
    title: texts.filesRead(),
    message: (data) => texts.filesReadMessage(about(data)),
    needs: 'ARL_READ',
  },
  ARL_FILES_UNREAD: {
    type: 'warning',
    category: 'projects',
    title: texts.filesUnread(),
    message: (data) => texts.filesUnreadMessage(about(data)),
    needs: 'ARL_READ',
  },
  ARL_OVERRIDDEN: {
    type: 'warning',
    category: 'projects',
    title: texts.overridden(),
    message: (data) => texts.overriddenMessage({ ...about(data), dimension: data['dimension'] ?? '' }) + said(data),
    needs: 'ARL_READ',
  },
  ARL_SIGNED_OFF: {
    type: 'success',
    category: 'projects',
    title: texts.signedOff(),
    message: (data) => texts.signedOffMessage(about(data)) + said(data),
    needs: 'ARL_READ',
  },
}
