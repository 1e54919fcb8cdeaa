/** Preferences about notifications in the schema. */
import type { EmailDelivery, NotificationKind } from '../../__generated__/prisma/enums.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { deliveriesOf, type Delivery } from './delivery.ts'
import { digestTimes } from './digestTimes.ts'
import type { Hours } from './quietHours.rules.ts'
import { kinds } from './notificationText.ts'
import { setNotificationPreferences, setNotificationSchedule, unsubscribe } from './preference.actions.ts'

export const KindEnum = describedEnum<NotificationKind>(
  'NotificationKind',
  'What a notification is about.',
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, null])) as Record<NotificationKind, null>,
)
export const EmailEnum = describedEnum<EmailDelivery>('EmailDelivery', 'How a notification is mailed.', {
  OFF: null,
  INSTANT: 'At once, outside quiet hours.',
  DIGEST: 'Once a day, together with the others of the day.',
})

type Preference = Delivery & { kind: NotificationKind }

const PreferenceType = builder.objectRef<Preference>('NotificationPreference').implement({
  description: 'How a kind of notifications reaches the viewer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    title: t.string({ resolve: ({ kind }) => kinds[kind].title() }),
    category: t.string({ resolve: ({ kind }) => kinds[kind].category }),
    bell: t.exposeBoolean('bell'),
    email: t.expose('email', { type: EmailEnum }),
  }),
})

const ScheduleType = builder
  .objectRef<Hours & { timeZone: string; usualHour: number }>('NotificationSchedule')
  .implement({
    description: "When the viewer's mail may come, in hours from 0 to 23 of the viewer's time zone.",
    fields: (t) => ({
      digestHour: t.int({
        description: 'The hour of the daily digest: the one that the viewer chose, otherwise the usual one.',
        resolve: ({ digestHour, usualHour }) => digestHour ?? usualHour,
      }),
      chosenDigestHour: t.exposeInt('digestHour', {
        nullable: true,
        description: 'The hour of the daily digest that the viewer chose; null: the usual one.',
      }),
      usualHour: t.exposeInt('usualHour', {
        description: "The hour, from 0 to 23 in the university's zone, of those who have not chosen one.",
      }),
      quietFrom: t.exposeInt('quietFrom', { nullable: true, description: 'No mail from this hour on.' }),
      quietUntil: t.exposeInt('quietUntil', { nullable: true, description: 'Mail again from this hour on.' }),
      timeZone: t.exposeString('timeZone', { description: 'The zone, by its IANA name.' }),
    }),
  })

/** The kinds that the viewer may be told of, and can choose. */
const preferencesOf = async ({ db, viewer, access }: Context) =>
  (await deliveriesOf(db, viewer!.id)).filter(({ kind }) => {
    const { needs } = kinds[kind]
    return !needs || access.allowed(needs)
  })

async function scheduleOf({ db, viewer }: Context) {
  const { timeZone, notificationSchedule } = await db.user.findUniqueOrThrow({
    where: { id: viewer!.id },
    select: { timeZone: true, notificationSchedule: true },
  })
  return {
    digestHour: null,
    quietFrom: null,
    quietUntil: null,
    ...notificationSchedule,
    usualHour: (await digestTimes(db)).dailyHour,
    timeZone,
  }
}

builder.queryField('notificationPreferences', (t) =>
  t.field({
    type: [PreferenceType],
    requires: 'ACCOUNT_OWN',
    description: 'How each kind of notifications that can be chosen reaches the viewer.',
    resolve: (_, _args, ctx) => preferencesOf(ctx),
  }),
)

builder.queryField('notificationSchedule', (t) =>
  t.field({
    type: ScheduleType,
    requires: 'ACCOUNT_OWN',
    description: "When the viewer's mail may come.",
    resolve: (_, _args, ctx) => scheduleOf(ctx),
  }),
)

actionField(setNotificationPreferences, (t) => ({
  preferences: t.field({
    type: [PreferenceType],
    resolve: (_, _args, ctx) => preferencesOf(ctx),
  }),
}))

actionField(setNotificationSchedule, (t) => ({
  schedule: t.field({
    type: ScheduleType,
    resolve: (_, _args, ctx) => scheduleOf(ctx),
  }),
}))

actionField(unsubscribe, (t) => ({
  message: t.exposeString('message', { description: 'What has ended, in a sentence.' }),
}))
