/** What administrators may decide about the whole platform. */
import { boolean, object } from 'yup'
import { instant, text } from '#api/rules.ts'
import * as texts from '#texts/platform/rules.js'

export const updatePlatformSettingsRules = object({
  verifyNewAccounts: boolean().required().meta({
    label: texts.verifyNewAccounts(),
    description: 'Whether investors, experts and people of companies who register themselves wait for the university.',
  }),
  shortDollars: boolean().required().meta({
    label: texts.shortDollars(),
    description: 'Whether lists show short amounts in dollars ($12k) instead of dirhams (AED 12K).',
  }),
  replyTo: text(254).email(texts.giveEmail).nullable().meta({
    label: texts.replyTo(),
    description: 'Where answers to mails go; null: to their sender.',
  }),
})

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
