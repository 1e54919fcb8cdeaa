/** Notifications in the schema, and the subscription that rings the bell. */
import { boolean, object } from 'yup'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { subscribe } from '../../events.ts'
import { listField } from '../../listField.ts'
import { markAllNotificationsRead, markNotificationsRead } from './notification.actions.ts'
import { kinds, type NotificationType } from './notificationText.ts'

const TypeEnum = describedEnum<Uppercase<NotificationType>>('NotificationType', 'How a notification is meant.', {
  SUCCESS: 'Something went well.',
  WARNING: 'Something to look at.',
  ERROR: 'Something went wrong.',
  REMINDER: 'Something waits.',
  INFO: 'Something to know.',
})

builder.prismaNode('Notification', {
  id: { field: 'id', description: 'The global id.' },
  readable: 'NOTIFICATION_READ',
  description: 'A message to one person; its words are made from its kind and subject.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that shims use.' }),
    title: t.string({ description: 'What happened, in a few words.', resolve: ({ kind }) => kinds[kind].title }),
    message: t.string({
      description: 'What happened, in a sentence.',
      resolve: ({ kind, data }) => kinds[kind].message(data as Record<string, string>),
    }),
    type: t.field({
      type: TypeEnum,
      description: 'How it is meant.',
      resolve: ({ kind }) => kinds[kind].type.toUpperCase() as Uppercase<NotificationType>,
    }),
    category: t.string({
      description: 'What it is about: projects, accounts, security.',
      resolve: ({ kind }) => kinds[kind].category,
    }),
    actionUrl: t.string({
      nullable: true,
      description: 'The path of the page to open, if there is one.',
      resolve: ({ kind, entityId }) => kinds[kind].link(entityId),
    }),
    isRead: t.boolean({ description: 'Whether it was read.', resolve: ({ readAt }) => readAt !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})

listField('notifications', {
  type: 'Notification',
  read: 'NOTIFICATION_READ',
  description: "The viewer's notifications.",
  filter: {
    rules: object({
      unread: boolean().nullable().meta({ description: 'Only unread (true) or only read (false) ones.' }),
    }),
    where: ({ unread }) => [unread != null && { readAt: unread ? null : { not: null } }],
  },
  sort: { CREATED_AT: { column: 'id', meaning: 'When it was written.' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

const unreadCount = (ctx: Context) =>
  ctx.db.notification.count({ where: { AND: [{ readAt: null }, ctx.access.within('NOTIFICATION_READ')] } })

builder.queryField('unreadNotificationCount', (t) =>
  t.int({
    requires: 'NOTIFICATION_READ',
    description: 'How many notifications of the viewer are unread.',
    resolve: (_, _args, ctx) => unreadCount(ctx),
  }),
)

const Added = builder.objectRef<{ id: number }>('NotificationAdded').implement({
  description: 'A notification that was just written.',
  fields: (t) => ({
    notification: t.prismaField({
      type: 'Notification',
      nullable: true,
      description: 'The notification, read as the viewer.',
      resolve: (query, { id }, _, ctx) =>
        ctx.db.notification.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('NOTIFICATION_READ')] } }),
    }),
    unreadCount: t.int({ description: 'How many are unread now.', resolve: (_, _args, ctx) => unreadCount(ctx) }),
  }),
})

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    type: Added,
    requires: 'NOTIFICATION_READ',
    description: 'Tells of each new notification of the viewer.',
    subscribe: (_, _args, ctx) => subscribe(`notification:${ctx.viewer!.id}`),
    resolve: (event) => event as { id: number },
  }),
)

for (const mark of [markNotificationsRead, markAllNotificationsRead] as const)
  actionField(mark as typeof markNotificationsRead, (t) => ({
    notifications: t.prismaField({
      type: ['Notification'],
      nullable: { items: true, list: false },
      description: 'The notifications as they are now.',
      resolve: (query, { ids }, _, ctx) =>
        ctx.db.notification.findMany({
          ...query,
          where: { AND: [{ id: { in: ids } }, ctx.access.within('NOTIFICATION_READ')] },
        }),
    }),
    unreadCount: t.int({ description: 'How many are unread now.', resolve: (_, _args, ctx) => unreadCount(ctx) }),
  }))
