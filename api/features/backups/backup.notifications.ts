/** The notification about backups. */
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/backups/notifications.js'

export const backupKinds: Record<'BACKUP_FAILED', Kind> = {
  BACKUP_FAILED: {
    type: 'warning',
    category: 'security',
    title: texts.failed,
    message: texts.failedMessage,
    link: () => '/admin/settings/backups',
    mail: 'INSTANT',
    needs: 'ADMINISTRATION',
    why: 'ADMINISTRATOR',
  },
}
