/** What the log of mails can be filtered by, and what is sent again. */
import { array, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/notificationCatalogue/rules.js'

export const mailStates = ['WAITING', 'SENT', 'FAILED', 'GIVEN_UP', 'NOT_NEEDED'] as const

export const mailFilterRules = object({
  search: text(200).nullable().meta({ description: 'A part of the subject or of the address.' }),
  state: array(enumOf(mailStates, 'MailState').defined()).nullable(),
  kind: text(60).nullable().meta({ description: 'The name of a kind, as in the catalog.' }),
  userId: nodeId('User').optional().nullable(),
  from: day(texts.from(), 'Asked for on this day or later.').nullable(),
  until: day(texts.until(), 'Asked for on this day or earlier.').nullable(),
})

export const sendMailAgainRules = object({ id: nodeId('OutgoingMail') })
export const sendGivenUpMailsRules = object()
