/** Notifications in the schema, and the subscription that rings the bell. */
import { boolean, object } from 'yup'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { subscribeFrom } from '../../events.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { markAllNotificationsRead, markNotificationsRead } from './notification.actions.ts'
import type { NotificationCategory, NotificationType } from '../../records/notificationKind.ts'
import {
  archiveNotifications,
  snoozeNotifications,
  unarchiveNotifications,
  unsnoozeNotifications,
} from './inbox.actions.ts'
import { inInbox, needingAction, snoozed } from './inbox.ts'
import { KindEnum } from './preference.graph.ts'
import { whyOf } from './why.ts'
import { wantedName } from '../../languages.rules.ts'
import { templatesFor } from '../../wording/templatesFor.ts'
import { linkOf } from './notificationLink.ts'
import { kinds, wordsOf } from './notificationText.ts'

const TypeEnum = describedEnum<Uppercase<NotificationType>>('NotificationType', 'How a notification is meant.', {
  SUCCESS: null,
  WARNING: null,
  ERROR: null,
  REMINDER: null,
  INFO: null,
})

const categories = {
  PROJECTS: null,
  TEAMS: null,
  IDEAS: 'Ideas and their validation.',
  CHALLENGES: 'Challenges, proposals and collaborations.',
  SUPPORT: 'Requests for innovation support, and invention disclosures.',
  INVESTMENTS: 'Interests of investors, data rooms and portfolios.',
  ACCOUNTS: null,
  SECURITY: 'The security of the account.',
  MEETINGS: 'Meetings, bookings and sessions.',
} as const satisfies Record<Uppercase<NotificationCategory>, string | null>
describedEnum('NotificationCategory', 'What a notification is about.', categories)

const kindsOf = (category: keyof typeof categories) =>
  (Object.keys(kinds) as NotificationKind[]).filter((kind) => kinds[kind].category.toUpperCase() === category)

const inWords = async (ctx: Context, kind: NotificationKind, data: unknown) =>
  wordsOf(kind, data, wantedName(), await templatesFor(ctx))

builder.prismaNode('Notification', {
  id: { field: 'id' },
  readable: 'NOTIFICATION_READ',
  description: 'A message to one person; its words are made from its kind and subject.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.string({
      description: 'What happened, in a few words.',
      resolve: async ({ kind, data }, _args, ctx) => (await inWords(ctx, kind, data)).title,
    }),
    message: t.string({
      description: 'What happened, in a sentence.',
      resolve: async ({ kind, data }, _args, ctx) => (await inWords(ctx, kind, data)).message,
    }),
    type: t.field({
      type: TypeEnum,
      resolve: ({ kind }) => kinds[kind].type.toUpperCase() as Uppercase<NotificationType>,
    }),
    category: t.string({
      description: 'What it is about: projects, teams, ideas, challenges, accounts, security, meetings.',
      resolve: ({ kind }) => kinds[kind].category,
    }),
    actionUrl: t.string({
      nullable: true,
      description: 'The path of the page to open, if there is one.',
      resolve: (notice, _, { viewer }) => linkOf(notice, viewer!.role),
    }),
    why: t.string({
      description: 'What made the viewer a recipient, in a sentence.',
      resolve: ({ kind }) => whyOf(kind),
    }),
    kind: t.expose('kind', { type: KindEnum, description: 'Its kind, as the preferences name it.' }),
    always: t.boolean({
      description: 'Whether its kind is always told, so that there is nothing to prefer.',
      resolve: ({ kind }) => kinds[kind].always ?? false,
    }),
    isArchived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    snoozedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it comes back; null while it is not snoozed.',
      resolve: ({ snoozedUntil }) => (snoozedUntil && snoozedUntil > new Date() ? snoozedUntil : null),
    }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    placedAt: t.expose('placedAt', {
      type: 'DateTime',
      description: 'Its place among the others: when it was sent, or when its snooze ended.',
    }),
  }),
})

const boxes = {
  INBOX: inInbox,
  NEEDS_ACTION: needingAction,
  SNOOZED: snoozed,
  ARCHIVED: () => ({ archivedAt: { not: null } }),
}
describedEnum<keyof typeof boxes>('NotificationBox', 'Where notifications are.', {
  INBOX: 'Neither archived nor snoozed.',
  NEEDS_ACTION: 'Of those in the inbox, what asks the viewer for something that is not done yet.',
  SNOOZED: 'Hidden until a moment that is still to come.',
  ARCHIVED: 'Put away; these are read.',
})

listField('notifications', {
  type: 'Notification',
  read: 'NOTIFICATION_READ',
  description: "The viewer's notifications.",
  filter: {
    rules: object({
      unread: boolean().nullable().meta({ description: 'Only unread (true) or only read (false) ones.' }),
      box: enumOf(Object.keys(boxes) as (keyof typeof boxes)[], 'NotificationBox')
        .nullable()
        .meta({ description: 'Where they are; without it those that are neither archived nor snoozed.' }),
      category: enumOf(Object.keys(categories) as (keyof typeof categories)[], 'NotificationCategory').nullable(),
    }),
    where: async ({ unread, category, box }, ctx) => [
      await boxes[box ?? 'INBOX'](ctx),
      unread != null && { readAt: unread ? null : { not: null } },
      category != null && { kind: { in: kindsOf(category) } },
    ],
  },
  sort: { CREATED_AT: { column: 'placedAt', meaning: 'When it came, or when its snooze ended.' } },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

const unreadCount = (ctx: Context) =>
  ctx.db.notification.count({ where: { AND: [{ readAt: null }, inInbox(), ctx.access.within('NOTIFICATION_READ')] } })

const counts = new WeakMap<object, Promise<number>>()

/** The count that goes with an event: a person's windows all hear of the same one, and it is counted once for them. */
function countWith(event: object, ctx: Context): Promise<number> {
  const known = counts.get(event) ?? unreadCount(ctx)
  counts.set(event, known)
  return known
}

builder.queryField('unreadNotificationCount', (t) =>
  t.int({
    requires: 'NOTIFICATION_READ',
    description: 'How many notifications of the viewer are unread.',
    resolve: (_, _args, ctx) => unreadCount(ctx),
  }),
)

const Added = builder.objectRef<{ id?: number; read?: number[] }>('NotificationAdded').implement({
  description: 'A notification that was just written, what was just marked as read, or at the beginning neither.',
  fields: (t) => ({
    notification: t.prismaField({
      type: 'Notification',
      nullable: true,
      description: 'The new notification, read as the viewer; null when nothing new was written.',
      resolve: (query, { id }, _, ctx) =>
        id === undefined
          ? null
          : ctx.db.notification.findFirst({
              ...query,
              where: { AND: [{ id }, ctx.access.within('NOTIFICATION_READ')] },
            }),
    }),
    read: t.prismaField({
      type: ['Notification'],
      nullable: { items: true, list: false },
      description: 'Those that were just marked as read, archived or snoozed, or brought back, at most 100.',
      resolve: (query, { read = [] }, _, ctx) =>
        ctx.db.notification.findMany({
          ...query,
          where: { AND: [{ id: { in: read } }, ctx.access.within('NOTIFICATION_READ')] },
        }),
    }),
    unreadCount: t.int({
      resolve: (event, _args, ctx) => countWith(event, ctx),
    }),
  }),
})

builder.subscriptionField('notificationAdded', (t) =>
  t.field({
    type: Added,
    requires: 'NOTIFICATION_READ',
    description:
      'Tells how many are unread, then of each new notification of the viewer and of those that are marked as read elsewhere.',
    subscribe: (_, _args, ctx) => subscribeFrom(`notification:${ctx.viewer!.id}`, {}),
    resolve: (event) => event as { id?: number; read?: number[] },
  }),
)

for (const mark of [
  markNotificationsRead,
  markAllNotificationsRead,
  archiveNotifications,
  unarchiveNotifications,
  snoozeNotifications,
  unsnoozeNotifications,
] as const)
  actionField(mark as typeof markNotificationsRead, (t) => ({
    notifications: t.prismaField({
      type: ['Notification'],
      nullable: { items: true, list: false },
      resolve: (query, { ids }, _, ctx) =>
        ctx.db.notification.findMany({
          ...query,
          where: { AND: [{ id: { in: ids } }, ctx.access.within('NOTIFICATION_READ')] },
        }),
    }),
    unreadCount: t.int({ resolve: (_, _args, ctx) => unreadCount(ctx) }),
  }))
