/** Who is notified of a grant. */
import type { ResearchGrant } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { notify, type Notifying } from '../notifications/notify.ts'

export type GrantNotification = Extract<NotificationKind, `GRANT_${string}`>

/** Who keeps it, and its members with an account. */
export async function peopleOf(tx: Tx, { id, ownerId }: Pick<ResearchGrant, 'id' | 'ownerId'>): Promise<number[]> {
  const members = await tx.grantMember.findMany({ where: { researchGrantId: id }, select: { userId: true } })
  return [ownerId, ...members.map(({ userId }) => userId)].filter((one) => one !== null)
}

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
