/** What a person does with notifications. */
import { object } from 'yup'
import { action } from '../../action.ts'
import { nodeIds } from '../../rules.ts'

export const markNotificationsRead = action({
  name: 'markNotificationsRead',
  requires: 'NOTIFICATION_UPDATE',
  rules: object({ ids: nodeIds('Notification') }),
  description: "Marks notifications of the viewer as read; others' are passed over.",
  async run({ tx, access }, { ids }) {
    await tx.notification.updateMany({
      where: { AND: [{ id: { in: ids }, readAt: null }, access.within('NOTIFICATION_UPDATE')] },
      data: { readAt: new Date() },
    })
    return { ids }
  },
})

export const markAllNotificationsRead = action({
  name: 'markAllNotificationsRead',
  requires: 'NOTIFICATION_UPDATE',
  rules: object(),
  description: 'Marks all notifications of the viewer as read.',
  async run({ tx, access }) {
    const unread = { AND: [{ readAt: null }, access.within('NOTIFICATION_UPDATE')] }
    const ids = (await tx.notification.findMany({ where: unread, select: { id: true } })).map(({ id }) => id)
    await tx.notification.updateMany({ where: unread, data: { readAt: new Date() } })
    return { ids }
  },
})
