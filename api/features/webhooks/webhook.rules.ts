/** What an input about webhooks must hold. */
import { array, boolean, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/webhooks/rules.js'

export const webhookEvents = [
  'PROJECT_APPROVED',
  'PROJECT_ACCESS_REVOKED',
  'PROJECT_CREATED',
  'PROJECT_STATUS_CHANGED',
  'IDEA_STATUS_CHANGED',
  'CHALLENGE_STATUS_CHANGED',
  'PROPOSAL_STATUS_CHANGED',
  'SESSION_STATUS_CHANGED',
] as const

const isAddress = (value: string | undefined) => {
  if (!value || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password
}

const events = array(enumOf(webhookEvents, 'WebhookEvent').defined())
  .transform((chosen: unknown) => (Array.isArray(chosen) ? [...new Set(chosen as unknown[])] : chosen))
  .min(1, texts.chooseAtLeastOneEvent)
  .required(texts.chooseAtLeastOneEvent)
  .meta({ label: texts.events() })

export const createWebhookRules = object({
  url: text(500)
    .required(texts.giveAddressToCall)
    .test('https', texts.mustBeAddressThatBeginsWith, isAddress)
    .meta({ label: texts.address() }),
  events,
})

export const updateWebhookRules = object({ id: nodeId('Webhook'), events })

export const createWebhookSecretRules = object({
  id: nodeId('Webhook'),
  endsPrevious: boolean().meta({
    label: texts.endsPrevious(),
    description: 'Whether the secret in use signs no longer from now on, as for one that became known.',
  }),
})

export const webhookRules = object({ id: nodeId('Webhook') })

export const redeliverWebhookRules = object({
  id: nodeId('Webhook'),
  delivery: wholeNumber()
    .required(texts.sayWhichMessage)
    .meta({ description: 'The number of the message in the log.' }),
})
