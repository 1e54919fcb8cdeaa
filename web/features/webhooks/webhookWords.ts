/** The events that an address may be told of, in words. */
import { webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import type { WebhookEvent } from '#web/__generated__/OneWebhook_webhook.graphql.ts'

export const eventWords: Record<WebhookEvent, string> = {
  PROJECT_APPROVED: 'Project approved',
  PROJECT_ACCESS_REVOKED: 'Project access revoked',
  PROJECT_CREATED: 'Project created',
  PROJECT_STATUS_CHANGED: 'Project status changed',
}

export const eventChoices = webhookEvents.map((value) => ({ value, label: eventWords[value] }))
