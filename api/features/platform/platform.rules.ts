/** What administrators may decide about the whole platform. */
import { boolean, object } from 'yup'
import { languageChoices } from '#api/languages.rules.ts'
import { enumOf, instant, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/platform/rules.js'

/** The least that a session must be able to ask for in a minute, for pages to work. */
const leastRequests = 60

export const updatePlatformSettingsRules = object({
  revision: wholeNumber().required().meta({ description: 'The revision of the settings that the person has seen.' }),
  language: enumOf(languageChoices, 'Language').meta({
    label: texts.language(),
    description: 'The language of those who have not chosen one; what is not given stays.',
  }),
  verifyNewAccounts: boolean().required().meta({
    label: texts.verifyNewAccounts(),
    description: 'Whether investors, experts and people of companies who register themselves wait for the university.',
  }),
  shortDollars: boolean().required().meta({
    label: texts.shortDollars(),
    description: 'Whether lists show short amounts in dollars ($12k) instead of dirhams (AED 12K).',
  }),
  senderName: text(60)
    .matches(/^[^<>"\\\p{Cc}]*$/u, texts.plainName)
    .nullable()
    .meta({ label: texts.senderName(), description: 'The name of the sender of mails; null: as MAIL_FROM says.' }),
  replyTo: text(254).email(texts.giveEmail).nullable().meta({
    label: texts.replyTo(),
    description: 'Where answers to mails go; null: to their sender.',
  }),
  uploadMaxMb: wholeNumber().min(1).nullable().meta({
    label: texts.uploadMaxMb(),
    description: 'The largest file that is taken, in megabytes; null: as UPLOAD_MAX_MB says.',
  }),
  sessionRequests: wholeNumber().min(leastRequests).nullable().meta({
    label: texts.sessionRequests(),
    description: 'Requests of one session in a minute, on each process; null: as SESSION_REQUESTS says.',
  }),
})

export const testMailRules = object()

const words = text(500)

export const startMaintenanceRules = object({
  text: words.meta({ label: texts.text(), description: 'What people read meanwhile.' }),
  textArabic: words.meta({ label: texts.textArabic(), description: 'The same in Arabic.' }),
  until: instant()
    .nullable()
    .test('later', texts.untilLater, (value) => !value || value > new Date())
    .meta({ label: texts.until(), description: 'When it is expected to be over; null when nobody knows.' }),
})

export const endMaintenanceRules = object()
