/** Putting notifications away, or off until later. */
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { publish } from '../../events.ts'
import { notificationsRules, snoozeNotificationsRules } from './inbox.rules.ts'

/** Refuses what is not the viewer's, and holds the others until the commit. */
async function hold({ tx, access }: Work, ids: number[]): Promise<void> {
  const found = await tx.notification.count({
    where: { AND: [{ id: { in: ids } }, access.within('NOTIFICATION_UPDATE')] },
  })
  if (found !== new Set(ids).size) throw notFound(records.notification())
  await tx.$queryRaw`SELECT "id" FROM "Notification" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`
}

/** Tells the windows of the viewer. */
const tell = ({ viewer, afterCommit }: Work, ids: number[]) =>
  afterCommit(() => publish(`notification:${viewer.id}`, { read: ids }))

export const archiveNotifications = action({
  name: 'archiveNotifications',
  requires: 'NOTIFICATION_UPDATE',
  rules: notificationsRules,
  description: 'Archives notifications of the viewer, all or none; they are read then, and no longer snoozed.',
  async run(work, { ids }) {
    const { tx } = work
    const now = new Date()
    await hold(work, ids)
    const some = { id: { in: ids }, archivedAt: null }
    await tx.notification.updateMany({ where: { ...some, readAt: null }, data: { readAt: now } })
    await tx.notification.updateMany({ where: { ...some, placedAt: { gt: now } }, data: { placedAt: now } })
    await tx.notification.updateMany({ where: some, data: { archivedAt: now, snoozedUntil: null, inDigest: false } })
    tell(work, ids)
    return { ids }
  },
})

export const unarchiveNotifications = action({
  name: 'unarchiveNotifications',
  requires: 'NOTIFICATION_UPDATE',
  rules: notificationsRules,
  description: 'Brings archived notifications of the viewer back, all or none; they stay read.',
  async run(work, { ids }) {
    await hold(work, ids)
    await work.tx.notification.updateMany({ where: { id: { in: ids } }, data: { archivedAt: null } })
    tell(work, ids)
    return { ids }
  },
})

export const snoozeNotifications = action({
  name: 'snoozeNotifications',
  requires: 'NOTIFICATION_UPDATE',
  rules: snoozeNotificationsRules,
  description:
    'Hides notifications of the viewer until a moment, all or none; then they are unread and the latest. Archived ones are passed over.',
  async run(work, { ids, until }) {
    await hold(work, ids)
    await work.tx.notification.updateMany({
      where: { id: { in: ids }, archivedAt: null },
      data: { snoozedUntil: until, placedAt: until, readAt: null, inDigest: false },
    })
    tell(work, ids)
    return { ids }
  },
})

export const unsnoozeNotifications = action({
  name: 'unsnoozeNotifications',
  requires: 'NOTIFICATION_UPDATE',
  rules: notificationsRules,
  description: 'Brings snoozed notifications of the viewer back now, all or none; others are passed over.',
  async run(work, { ids }) {
    await hold(work, ids)
    const now = new Date()
    await work.tx.notification.updateMany({
      where: { id: { in: ids }, snoozedUntil: { gt: now } },
      data: { snoozedUntil: null, placedAt: now },
    })
    tell(work, ids)
    return { ids }
  },
})
