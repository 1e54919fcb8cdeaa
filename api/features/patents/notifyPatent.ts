/** Who is notified of a patent. The title of a confidential one stays on the platform: mails name it by its number. */
import * as texts from '#texts/patents/notifications.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { notify, type Notifying } from '../notifications/notify.ts'
import { officeWords } from './offices.rules.ts'

export type PatentNotification = Extract<NotificationKind, `PATENT_${string}`>

/** What a notification calls it. */
export const nameOf = (
  { id, title, office }: Pick<Patent, 'id' | 'title' | 'office'>,
  confidential: boolean,
): string =>
  confidential
    ? texts.confidentialPatent({ number: String(id), office: officeWords(office) })
    : texts.patent({ title, office: officeWords(office) })

/** Who keeps it, and its inventors with an account. */
export async function peopleOf(tx: Tx, patentFamilyId: number) {
  const { ownerId, confidential, inventors } = await tx.patentFamily.findUniqueOrThrow({
    where: { id: patentFamilyId },
    select: { ownerId: true, confidential: true, inventors: { select: { userId: true } } },
  })
  const inventing = inventors.map(({ userId }) => userId)
  return { confidential, ownerId, people: [ownerId, ...inventing].filter((one) => one !== null) }
}

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
