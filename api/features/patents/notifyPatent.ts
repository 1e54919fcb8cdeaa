/** Notifies people of a patent. The title of a confidential one stays on the platform: mails name it by its number. */
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { notify, type Notifying } from '../notifications/notify.ts'
import { nameOf, peopleOf } from './patentPeople.ts'

type PatentNotification = Extract<NotificationKind, `PATENT_${string}`>

/** Notifies people of the patent, by default all of it. */
export async function notifyPatent(
  work: Notifying,
  kind: PatentNotification,
  patent: Pick<Patent, 'id' | 'title' | 'office' | 'patentFamilyId'>,
  more: Record<string, string> = {},
  to?: readonly (number | null)[],
): Promise<void> {
  const { confidential, people } = await peopleOf(work.tx, patent.patentFamilyId)
  await notify(work, {
    kind,
    subject: { entity: 'Patent', id: patent.id },
    data: { by: work.viewer?.name ?? '', patent: nameOf(patent, confidential), ...more },
    to: to ?? people,
  })
}
