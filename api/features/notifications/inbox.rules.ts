/** What a person may do with notifications in the inbox. */
import { object } from 'yup'
import { instant, nodeIds } from '../../rules.ts'
import * as texts from '#texts/notifications/rules.js'

const longest = 366 * 86_400_000

export const notificationsRules = object({ ids: nodeIds('Notification') })

export const snoozeNotificationsRules = notificationsRules.shape({
  until: instant()
    .required(texts.chooseWhen)
    .test('later', texts.inTheFuture, (value) => value.getTime() > Date.now())
    .test('soon', texts.withinYear, (value) => value.getTime() < Date.now() + longest)
    .meta({ label: texts.snoozeUntil(), description: 'When they come back, within a year.' }),
})
