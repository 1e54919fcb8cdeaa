/** What a person may say about notifications. */
import { array, boolean, object, string } from 'yup'
import type { EmailDelivery, NotificationKind } from '../../__generated__/prisma/enums.ts'
import { enumOf, wholeNumber } from '../../rules.ts'
import { isQuiet } from './delivery.ts'
import { kinds } from './notificationText.ts'

const kindNames = Object.keys(kinds) as NotificationKind[]

export const setNotificationPreferencesRules = object({
  kinds: array(enumOf(kindNames, 'NotificationKind').required())
    .min(1, 'Nothing is selected')
    .max(kindNames.length)
    .required('Nothing is selected'),
  bell: boolean(),
  email: enumOf<EmailDelivery>(['OFF', 'INSTANT', 'DIGEST'], 'EmailDelivery'),
})

const hour = (label: string) =>
  wholeNumber()
    .min(0, 'From 0 to 23')
    .max(23, 'From 0 to 23')
    .nullable()
    .meta({ label, description: `${label}.` })

export const setNotificationScheduleRules = object({
  digestHour: hour('Daily digest at')
    .nonNullable('Choose an hour')
    .required('Choose an hour')
    .test('loud', 'The digest would come in your quiet hours', (value, { parent }) => {
      const { quietFrom = null, quietUntil = null } = parent as {
        quietFrom?: number | null
        quietUntil?: number | null
      }
      return value == null || !isQuiet(value, { quietFrom, quietUntil })
    }),
  quietFrom: hour('No mail from'),
  quietUntil: hour('No mail until')
    .test('both', 'Choose both hours or none', (value, { parent }) => {
      return (value == null) === ((parent as { quietFrom?: number | null }).quietFrom == null)
    })
    .test('apart', 'Choose another hour than the first', (value, { parent }) => {
      return value == null || value !== (parent as { quietFrom?: number | null }).quietFrom
    }),
})

export const unsubscribeRules = object({
  token: string().max(200).required('This link is not valid.').meta({ description: 'The token of the mailed link.' }),
})
