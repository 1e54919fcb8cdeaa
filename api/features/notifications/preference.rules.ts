/** What a person may say about notifications. */
import { array, boolean, object, string } from 'yup'
import { NotificationKind, type EmailDelivery } from '../../__generated__/prisma/enums.ts'
import { enumOf, wholeNumber } from '../../rules.ts'
import { isQuiet } from './quietHours.rules.ts'
import * as texts from '#texts/notifications/rules.js'

const kindNames = Object.values(NotificationKind)

export const setNotificationPreferencesRules = object({
  kinds: array(enumOf(kindNames, 'NotificationKind').required())
    .min(1, texts.nothingIsSelected)
    .max(kindNames.length)
    .required(texts.nothingIsSelected),
  bell: boolean(),
  email: enumOf<EmailDelivery>(['OFF', 'INSTANT', 'DIGEST'], 'EmailDelivery'),
})

const hour = (label: string) =>
  wholeNumber()
    .min(0, texts.from0To23)
    .max(23, texts.from0To23)
    .nullable()
    .meta({ label, description: `${label}.` })

export const setNotificationScheduleRules = object({
  digestHour: hour(texts.dailyDigestAt()).test('loud', texts.theDigestWouldComeInYour, (value, { parent }) => {
    const { quietFrom = null, quietUntil = null } = parent as {
      quietFrom?: number | null
      quietUntil?: number | null
    }
    return value == null || !isQuiet(value, { quietFrom, quietUntil })
  }),
  quietFrom: hour(texts.noMailFrom()),
  quietUntil: hour(texts.noMailUntil())
    .test('both', texts.chooseBothHoursOrNone, (value, { parent }) => {
      return (value == null) === ((parent as { quietFrom?: number | null }).quietFrom == null)
    })
    .test('apart', texts.chooseAnotherHourThanFirst, (value, { parent }) => {
      return value == null || value !== (parent as { quietFrom?: number | null }).quietFrom
    }),
})

export const unsubscribeRules = object({
  token: string().max(200).required(texts.thisLinkIsNotValid).meta({ description: 'The token of the mailed link.' }),
})
