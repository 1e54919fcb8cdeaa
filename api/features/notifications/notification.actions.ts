/** What a person does with notifications. */
import { object } from 'yup'
import { action } from '../../action.ts'
import { publish } from '../../events.ts'
import { notificationsRules } from './inbox.rules.ts'
import { inInbox } from './inbox.ts'

/** An event names at most this many; of older ones no window shows the state. */
const most = 100

export const markNotificationsRead = action({
  name: 'markNotificationsRead',
  requires: 'NOTIFICATION_UPDATE',
  rules: notificationsRules,
  description: "Marks notifications of the viewer as read; others' are passed over, and so are those that are snoozed.",
  async run({ tx, access, viewer, afterCommit }, { ids }) {
    await tx.notification.updateMany({
      where: { AND: [{ id: { in: ids }, readAt: null }, inInbox(), access.within('NOTIFICATION_UPDATE')] },
      data: { readAt: new Date() },
    })
    afterCommit(() => publish(`notification:${viewer.id}`, { read: ids }))
    return { ids }
  },
})

export const markAllNotificationsRead = action({
  name: 'markAllNotificationsRead',
  requires: 'NOTIFICATION_UPDATE',
  rules: object(),
  description: 'Marks all notifications of the viewer as read, but for those that are snoozed.',
  async run({ tx, access, viewer, afterCommit }) {
    const unread = { AND: [{ readAt: null }, inInbox(), access.within('NOTIFICATION_UPDATE')] }
    const ids = (await tx.notification.findMany({ where: unread, select: { id: true }, orderBy: { id: 'desc' } })).map(
      ({ id }) => id,
    )
    await tx.notification.updateMany({ where: unread, data: { readAt: new Date() } })
    afterCommit(() => publish(`notification:${viewer.id}`, { read: ids.slice(0, most) }))
    return { ids }
  },
})
