/** Notifies people of a grant. */
import type { ResearchGrant } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { notify, type Notifying } from '../notifications/notify.ts'
import { peopleOf } from './grantPeople.ts'

type GrantNotification = Extract<NotificationKind, `GRANT_${string}`>

/** Notifies people of the grant, by default all of it. */
export const notifyGrant = async (
  work: Notifying,
  kind: GrantNotification,
  grant: Pick<ResearchGrant, 'id' | 'ownerId' | 'title'>,
  more: Record<string, string> = {},
  to?: readonly (number | null)[],
): Promise<void> =>
  notify(work, {
    kind,
    subject: { entity: 'ResearchGrant', id: grant.id },
    data: { by: work.viewer?.name ?? '', grant: grant.title, ...more },
    to: to ?? (await peopleOf(work.tx, grant)),
  })
