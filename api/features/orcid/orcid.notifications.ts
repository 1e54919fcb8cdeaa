/** The notifications about ORCID iDs. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/orcid/notifications.js'

type OrcidKind = Extract<NotificationKind, `ORCID_${string}`>

const link = () => '/settings?section=profile'

export const orcidKinds: Record<OrcidKind, Kind> = {
  ORCID_CONNECTED: {
    type: 'success',
    category: 'accounts',
    title: texts.connected,
    message: texts.connectedMessage,
    link,
    why: 'ACCOUNT',
  },
  ORCID_TAKEN: {
    type: 'warning',
    category: 'accounts',
    title: texts.taken,
    message: texts.takenMessage,
    link,
    mail: 'INSTANT',
    why: 'ACCOUNT',
  },
}
