/** What an input about webhooks must hold. */
import { array, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'

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
  .min(1, 'Please choose at least one event')
  .required('Please choose at least one event')
  .meta({ label: 'Events' })

export const createWebhookRules = object({
  url: text(500)
    .required('Please give the address to call')
    .test('https', 'Must be an address that begins with https://', isAddress)
    .meta({ label: 'Address' }),
  events,
})

export const updateWebhookRules = object({ id: nodeId('Webhook'), events })

export const webhookRules = object({ id: nodeId('Webhook') })

export const redeliverWebhookRules = object({
  id: nodeId('Webhook'),
  delivery: wholeNumber()
    .required('Please say which message')
    .meta({ description: 'The number of the message in the log.' }),
})
