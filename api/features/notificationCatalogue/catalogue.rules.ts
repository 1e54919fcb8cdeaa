/** What administrators may say about notifications and letters. */
import { boolean, object } from 'yup'
import { NotificationKind, type EmailDelivery } from '#api/__generated__/prisma/enums.ts'
import { languageChoices } from '#api/languages.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/notificationCatalogue/rules.js'

export const mostSubject = 150
export const mostText = 4_000

const name = text(60).required(texts.chooseKind).meta({ description: 'The name of the kind, as in the catalog.' })
const language = enumOf(languageChoices, 'Language').required(texts.chooseLanguage)

export const setNotificationTemplateRules = editRules(
  object({ name, language }),
  object({
    subject: text(mostSubject).required(texts.enterSubject).meta({ label: texts.subject() }),
    text: text(mostText)
      .required(texts.enterText)
      .meta({ label: texts.text(), description: 'Paragraphs, with an empty line between them.' }),
  }),
)

export const resetNotificationTemplateRules = object({ name, language })
export const sendTestLetterRules = object({ name, language })

export const setNotificationDefaultRules = editRules(
  object({ kind: enumOf(Object.values(NotificationKind), 'NotificationKind').required(texts.chooseKind) }),
  object({
    bell: boolean().required().meta({ label: texts.bell(), description: 'Whether the bell shows it.' }),
    email: enumOf<EmailDelivery>(['OFF', 'INSTANT', 'DIGEST'], 'EmailDelivery')
      .required(texts.chooseMail)
      .meta({ label: texts.mail() }),
  }),
)

const hour = (label: string, description: string) =>
  wholeNumber().min(0, texts.hour).max(23, texts.hour).required(texts.hour).meta({ label, description })

export const setDigestTimesRules = editRules(
  object({}),
  object({
    dailyHour: hour(texts.dailyHour(), "The hour of the daily digest, from 0 to 23 in the university's zone."),
    weeklyDay: wholeNumber()
      .min(1, texts.weekday)
      .max(7, texts.weekday)
      .required(texts.weekday)
      .meta({ label: texts.weeklyDay(), description: 'The weekday of the weekly digest: 1 is Monday.' }),
    weeklyHour: hour(texts.weeklyHour(), "The hour of the weekly digest, from 0 to 23 in the university's zone."),
  }),
)
