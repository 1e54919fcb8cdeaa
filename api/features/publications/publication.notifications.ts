/** The notifications about publications. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/publications/notifications.js'

type PublicationKind = Extract<NotificationKind, `PUBLICATION_${string}`>

export const publicationKinds: Record<PublicationKind, Kind> = {
  PUBLICATION_LINKED: {
    type: 'info',
    category: 'projects',
    title: texts.linked,
    message: texts.linkedMessage,
    needs: 'PUBLICATION_READ',
    why: 'OWNER',
  },
  PUBLICATION_AUTHOR_SUGGESTED: {
    type: 'info',
    category: 'projects',
    title: texts.authorSuggested,
    message: texts.authorSuggestedMessage,
    link: () => '/research-management/publications?authorship=SUGGESTED',
    needs: 'PUBLICATION_CLAIM',
    why: 'CHOSEN',
  },
  PUBLICATION_AUTHOR_CLAIMED: {
    type: 'info',
    category: 'projects',
    title: texts.authorClaimed,
    message: texts.authorClaimedMessage,
    needs: 'PUBLICATION_READ',
    why: 'OWNER',
  },
  PUBLICATION_WORKS_FOUND: {
    type: 'info',
    category: 'projects',
    title: texts.worksFound,
    message: texts.worksFoundMessage,
    link: () => '/research-management/publications/import',
    needs: 'PUBLICATION_CREATE',
    why: 'CHOSEN',
  },
}
