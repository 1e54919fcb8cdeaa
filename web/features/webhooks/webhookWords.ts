/** The events that a webhook can subscribe to, in words. */
import { webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import type { WebhookEvent } from '#web/__generated__/OneWebhook_webhook.graphql.ts'

export const eventWords: Record<WebhookEvent, string> = {
  PROJECT_APPROVED: 'Project approved',
  PROJECT_ACCESS_REVOKED: 'Project access revoked',
  PROJECT_CREATED: 'Project created',
  PROJECT_STATUS_CHANGED: 'Project status changed',
  IDEA_STATUS_CHANGED: 'Idea status changed',
  CHALLENGE_STATUS_CHANGED: 'Challenge status changed',
  PROPOSAL_STATUS_CHANGED: 'Proposal status changed',
  SESSION_STATUS_CHANGED: 'Session status changed',
}

export const eventChoices = webhookEvents.map((value) => ({ value, label: eventWords[value] }))
