/** The notification with an announcement. */
import * as texts from '#texts/announcements/notifications.js'
import type { Kind } from '../../records/notificationKind.ts'

export const announcementKinds: Record<'ANNOUNCEMENT_MADE', Kind> = {
  ANNOUNCEMENT_MADE: {
    type: 'info',
    category: 'accounts',
    title: texts.made,
    titled: (data) => String(data['title']),
    message: texts.madeMessage,
    mailed: (data) => [String(data['text']), String(data['textArabic'])],
    // What there is to know stands on every page that its reader opens.
    link: () => null,
    mail: 'INSTANT',
    why: 'AUDIENCE',
  },
}
