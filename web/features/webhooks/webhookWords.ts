/** The events that a webhook can subscribe to, in words. */
import * as texts from '#texts/webhooks/webhookWords.js'
import { webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import type { WebhookEvent } from '#web/__generated__/OneWebhook_webhook.graphql.ts'

export const eventWords: Record<WebhookEvent, string> = {
  PROJECT_APPROVED: texts.projectApproved(),
  PROJECT_ACCESS_REVOKED: texts.projectAccessRevoked(),
  PROJECT_CREATED: texts.projectCreated(),
  PROJECT_STATUS_CHANGED: texts.projectStatusChanged(),
  IDEA_STATUS_CHANGED: texts.ideaStatusChanged(),
  CHALLENGE_STATUS_CHANGED: texts.challengeStatusChanged(),
  PROPOSAL_STATUS_CHANGED: texts.proposalStatusChanged(),
  SESSION_STATUS_CHANGED: texts.sessionStatusChanged(),
}

export const eventChoices = webhookEvents.map((value) => ({ value, label: eventWords[value] }))
