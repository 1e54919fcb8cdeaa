/** The notifications about publications. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'

type PublicationKind = Extract<NotificationKind, `PUBLICATION_${string}`>

export const publicationKinds: Record<PublicationKind, Kind> = {
  PUBLICATION_LINKED: {
    type: 'info',
    category: 'projects',
    title: 'A publication of your project',
    message: (data) => `${data['by']} linked “${data['publication']}” to “${data['project']}”.`,
    needs: 'PUBLICATION_READ',
  },
}
