/** Who is notified of a disclosure. Its title stays on the platform: mails and notifications name it by its number. */
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { inventingPeople } from './inventingPeople.ts'

type Kind = Extract<NotificationKind, `DISCLOSURE_${string}`>
type About = Pick<InventionDisclosure, 'id' | 'submitterId' | 'handlerId'>

const message = (work: Work, kind: Kind, { id }: About, more: Record<string, string> = {}) => ({
  kind,
  subject: { entity: 'InventionDisclosure', id } as const,
  data: { number: String(id), by: work.viewer.name, ...more },
})

/** Notifies the inventors. */
export const notifyInventors = async (work: Work, kind: Kind, disclosure: About, more?: Record<string, string>) =>
  notify(work, { ...message(work, kind, disclosure, more), to: await inventingPeople(work.tx, disclosure) })

/** Notifies the reviewer, or everybody of the team while nobody does. */
export const notifyReviewers = (work: Work, kind: Kind, disclosure: About, more?: Record<string, string>) =>
  disclosure.handlerId === null
    ? tellUniversity(work, message(work, kind, disclosure, more))
    : notify(work, { ...message(work, kind, disclosure, more), to: disclosure.handlerId })
