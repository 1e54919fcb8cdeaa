/** Choosing what is told, how and when; and ending mails by the link in them. */
import * as texts from '#texts/notifications/errors.js'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { action } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { deliveriesOf, type Delivery } from './delivery.ts'
import { kinds } from './notificationText.ts'
import { setNotificationPreferencesRules, setNotificationScheduleRules, unsubscribeRules } from './preference.rules.ts'
import { readUnsubscribeToken } from './unsubscribe.ts'

export const setNotificationPreferences = action({
  name: 'setNotificationPreferences',
  requires: 'ACCOUNT_OWN',
  rules: setNotificationPreferencesRules,
  description: 'Says how kinds of notifications reach the viewer: on the bell, by mail at once, in the daily digest.',
  async run({ tx, viewer }, { kinds: chosen, bell, email }) {
    const fixed = chosen.find((kind) => kinds[kind].always)
    if (fixed) throw invalid({ kinds: texts.alwaysSent({ title: kinds[fixed].title() }) })
    await set(tx, viewer.id, chosen, { ...(bell === undefined ? {} : { bell }), ...(email ? { email } : {}) })
    return { userId: viewer.id }
  },
})

async function set(tx: Tx, userId: number, chosen: readonly NotificationKind[], change: Partial<Delivery>) {
  for (const { kind, bell, email } of await deliveriesOf(tx, userId)) {
    if (!chosen.includes(kind)) continue
    const delivery = { bell, email, ...change }
    await tx.notificationPreference.upsert({
      where: { userId_kind: { userId, kind } },
      create: { userId, kind, ...delivery },
      update: delivery,
    })
  }
}

export const setNotificationSchedule = action({
  name: 'setNotificationSchedule',
  requires: 'ACCOUNT_OWN',
  rules: setNotificationScheduleRules,
  description: "Says at which hour of the viewer's time zone the digest comes, and in which hours no mail does.",
  async run({ tx, viewer }, { digestHour = null, quietFrom = null, quietUntil = null }) {
    const hours = { digestHour, quietFrom, quietUntil }
    await tx.notificationSchedule.upsert({
      where: { userId: viewer.id },
      create: { userId: viewer.id, ...hours },
      update: hours,
    })
    return { userId: viewer.id }
  },
})

export const unsubscribe = action({
  name: 'unsubscribe',
  requires: 'public',
  rules: unsubscribeRules,
  description: 'Ends the mails that a mailed link belongs to, without signing in. Once more changes nothing.',
  async run({ tx, audit }, { token }) {
    const found = await readUnsubscribeToken(tx, token)
    if (!found) throw invalid({ token: texts.badLink() })
    const { userId, mailing } = found
    const ended =
      mailing === 'DIGEST'
        ? (await deliveriesOf(tx, userId)).filter(({ email }) => email === 'DIGEST').map(({ kind }) => kind)
        : [mailing]
    await set(tx, userId, ended, { email: 'OFF' })
    if (ended.length) await audit('User', userId, { mail: [mailing, 'OFF'] })
    const ends = mailing === 'DIGEST' ? texts.noDigest() : texts.noMails({ title: kinds[mailing].title() })
    return { message: ends }
  },
})
