/** The mails that repeat what the bell says. */
import type { NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import * as texts from '#texts/notifications/mails.js'
import { dayInWords } from '../../days.ts'
import { kindWords } from '../../duties/kindWords.rules.ts'
import type { Count, OpenDuty } from '../../duties/openDuties.ts'
import type { Letter } from '../../letter.ts'
import { linkOf } from './notificationLink.ts'
import { mailedOf, messageOf, titleOf } from './notificationText.ts'

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

/** One notification, at once. */
export const notificationLetter = ({ name, email, role }: Person, told: Told, unsubscribe: string): Letter => ({
  to: email,
  name,
  subject: titleOf(told.kind, told.data),
  paragraphs: mailedOf(told.kind, told.data),
  button: { label: texts.open(), path: linkOf(told, role) ?? '/notifications' },
  unsubscribe,
})

/** What the person owes, and what of it is due first. */
interface Waiting extends Count {
  oldest: readonly OpenDuty[]
}

/** In a mail nobody reads more than this many. */
const most = 20

/** Those of a day, after what waits. */
export function digestLetter(
  { name, email }: Person,
  told: readonly Told[],
  waiting: Waiting,
  unsubscribe: string,
): Letter {
  const more = told.length - most
  return {
    to: email,
    name,
    subject: texts.digest({ count: told.length }),
    paragraphs: [
      ...(waiting.open
        ? [
            texts.waiting({ open: waiting.open, overdue: waiting.overdue }),
            ...waiting.oldest.map(({ kind, title, due }) =>
              texts.duty({ kind: kindWords[kind](), title, due: dayInWords(due) }),
            ),
          ]
        : []),
      texts.happened({ after: waiting.open ? 'waiting' : 'greeting' }),
      ...told.slice(0, most).map((one) => `${titleOf(one.kind, one.data)}\n${messageOf(one.kind, one.data)}`),
      ...(more > 0 ? [texts.more({ more })] : []),
    ],
    button: { label: texts.seeAll(), path: '/notifications' },
    unsubscribe,
  }
}
