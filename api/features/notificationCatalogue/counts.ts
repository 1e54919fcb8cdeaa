/** What became of the kinds: how often they were told and mailed, and how many people want them otherwise. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { dayLength } from '../../days.ts'
import type { Db } from '../../db.ts'
import { defaultsOf, type Delivery } from '../notifications/delivery.ts'

/** Days that are counted. */
const counted = 30

export interface Counts {
  told(kind: string): number
  mailed(kind: string): number
  deviating(kind: NotificationKind): number
  defaults(kind: NotificationKind): Delivery
}

/** Counted for all kinds at once. */
export async function countsOf(db: Db): Promise<Counts> {
  const since = { createdAt: { gte: new Date(Date.now() - counted * dayLength) } }
  const [told, mailed, chosen, defaults] = await Promise.all([
    db.notification.groupBy({ by: ['kind'], where: since, _count: true }),
    db.outgoingMail.groupBy({ by: ['kind'], where: { ...since, state: 'SENT', isTest: false }, _count: true }),
    db.notificationPreference.groupBy({
      by: ['kind', 'bell', 'email'],
      where: { user: { status: 'ACTIVE' } },
      _count: true,
    }),
    defaultsOf(db),
  ])
  const tolds = new Map(told.map(({ kind, _count }) => [kind as string, _count]))
  const maileds = new Map(mailed.map(({ kind, _count }) => [kind, _count]))
  return {
    told: (kind) => tolds.get(kind) ?? 0,
    mailed: (kind) => maileds.get(kind) ?? 0,
    defaults,
    deviating(kind) {
      const { bell, email } = defaults(kind)
      return chosen
        .filter((one) => one.kind === kind && (one.bell !== bell || one.email !== email))
        .reduce((sum, { _count }) => sum + _count, 0)
    },
  }
}
