/** The mails that repeat what the bell says. */
import type { NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import type { Letter } from '../../letter.ts'
import { linkOf } from './notificationLink.ts'
import { kinds, titleOf } from './notificationText.ts'

interface Person {
  name: string
  email: string
  role: Role
}
interface Told {
  kind: NotificationKind
  entity: string | null
  entityId: number | null
  data: unknown
}

const messageOf = ({ kind, data }: Told) => kinds[kind].message(data as Record<string, string>)

/** One notification, at once. */
export const notificationLetter = ({ name, email, role }: Person, told: Told, unsubscribe: string): Letter => ({
  to: email,
  name,
  subject: titleOf(told.kind, told.data),
  paragraphs: [messageOf(told)],
  button: { label: 'Open', path: linkOf(told, role) ?? '/notifications' },
  unsubscribe,
})

/** In a mail nobody reads more than this many. */
const most = 20

/** Those of a day. */
export function digestLetter({ name, email }: Person, told: readonly Told[], unsubscribe: string): Letter {
  const count = told.length === 1 ? 'One notification' : `${told.length} notifications`
  const more = told.length - most
  return {
    to: email,
    name,
    subject: `${count} since your last digest`,
    paragraphs: [
      'this happened since your last digest:',
      ...told.slice(0, most).map((one) => `${titleOf(one.kind, one.data)}\n${messageOf(one)}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    button: { label: 'See all notifications', path: '/notifications' },
    unsubscribe,
  }
}
