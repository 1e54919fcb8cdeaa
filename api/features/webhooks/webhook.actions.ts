/** Registering, changing, trying and removing addresses of integrators. No API key may: who finds one must not be able to listen on. */
import { randomBytes } from 'node:crypto'
import * as texts from '#texts/webhooks/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { limit } from '../../limits.ts'
import { seal } from '../../sealed.ts'
import { queueDelivery } from './queueDelivery.ts'
import { wakeWebhook } from './webhook.jobs.ts'
import {
  createWebhookRules,
  createWebhookSecretRules,
  redeliverWebhookRules,
  updateWebhookRules,
  webhookRules,
} from './webhook.rules.ts'

const most = 10

/** Hours for which the secret before a new one still signs. */
const overlap = 24

const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

export const createWebhook = action({
  name: 'createWebhook',
  requires: 'WEBHOOK_OWN',
  recentPassword: true,
  rules: createWebhookRules,
  description: 'Registers an address that receives events about what the viewer may see. Its secret is shown once.',
  async run({ tx, viewer, audit }, { url, events }) {
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most,
      count: () => tx.webhook.count({ where: { userId: viewer.id } }),
      message: texts.mostWebhooks({ most }),
    })
    const secret = newSecret()
    const { id } = await tx.webhook.create({
      data: { userId: viewer.id, url, events, secret: seal('webhook', secret) },
    })
    await audit('Webhook', id, { url: [null, url], events: [null, events] })
    return { secret, webhookId: id }
  },
})

export const createWebhookSecret = action({
  name: 'createWebhookSecret',
  requires: 'WEBHOOK_OWN',
  recentPassword: true,
  rules: createWebhookSecretRules,
  description: `Gives an address of the viewer a new secret, which is shown once. The one before signs as well for ${overlap} hours, unless it is to end.`,
  async run({ tx, access, audit }, { id, endsPrevious = false }) {
    const { secret: previous } = await access.find('WEBHOOK_OWN', id)
    const secret = newSecret()
    const until = endsPrevious ? null : new Date(Date.now() + overlap * 3_600_000)
    // Of two at once one is refused: the secret that both replace would end at once, without a word.
    const { count } = await tx.webhook.updateMany({
      where: { id, secret: previous },
      data: {
        secret: seal('webhook', secret),
        previousSecret: until && previous,
        previousSecretUntil: until,
      },
    })
    if (!count) throw conflict(texts.secretChanged())
    await audit('Webhook', id, { previousSecretUntil: [null, until] })
    return { secret, webhookId: id }
  },
})

export const updateWebhook = action({
  name: 'updateWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: updateWebhookRules,
  description: 'Changes what an address of the viewer is notified of. What was written down already is still sent.',
  async run({ tx, access, audit }, { id, events }) {
    const before = await access.find('WEBHOOK_OWN', id)
    await tx.webhook.update({ where: { id }, data: { events } })
    await audit('Webhook', id, { events: [before.events, events] })
    return { webhookId: id }
  },
})

export const deleteWebhook = action({
  name: 'deleteWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: webhookRules,
  description: 'Removes an address of the viewer with its log; what was still to be sent is not sent.',
  async run({ tx, access, audit }, { id }) {
    const { url } = await access.find('WEBHOOK_OWN', id)
    await tx.webhook.delete({ where: { id } })
    await audit('Webhook', id, { url: [url, null] })
    return { done: true }
  },
})

export const testWebhook = action({
  name: 'testWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: webhookRules,
  description: 'Sends a message without an event to an address of the viewer.',
  async prepare(ctx) {
    await limit('webhookTestAccount', String(ctx.viewer!.id))
  },
  async run({ tx, access }, { id }) {
    needRunning(await access.find('WEBHOOK_OWN', id))
    const body = JSON.stringify({ event: 'TEST', at: new Date() })
    await queueDelivery(tx, { webhookId: id, body })
    return { webhookId: id }
  },
})

/** A message to a paused webhook would wait without a word. */
function needRunning({ pausedAt }: { pausedAt: Date | null }): void {
  if (pausedAt) throw conflict(texts.paused())
}

export const resumeWebhook = action({
  name: 'resumeWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: webhookRules,
  description: 'Resumes a paused webhook. What has been waiting is sent in its order.',
  async run({ tx, access, audit }, { id }) {
    const { pausedAt } = await access.find('WEBHOOK_OWN', id)
    const { count } = await tx.webhook.updateMany({
      where: { id, pausedAt: { not: null } },
      data: { pausedAt: null, failures: 0, failingSince: null, nextAttemptAt: null },
    })
    if (!count) throw conflict(texts.notPaused())
    await audit('Webhook', id, { pausedAt: [pausedAt, null] })
    await wakeWebhook(tx, id)
    return { webhookId: id }
  },
})

export const redeliverWebhook = action({
  name: 'redeliverWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: redeliverWebhookRules,
  description: 'Sends a message again that was delivered or given up, with the same number and text.',
  async prepare(ctx) {
    await limit('webhookTestAccount', String(ctx.viewer!.id))
  },
  async run({ tx, access, audit }, { id, delivery }) {
    needRunning(await access.find('WEBHOOK_OWN', id))
    const mine = { id: delivery, webhookId: id }
    if (!(await tx.webhookDelivery.count({ where: mine }))) throw notFound(records.message())
    const { count } = await tx.webhookDelivery.updateMany({
      where: { ...mine, OR: [{ deliveredAt: { not: null } }, { failedAt: { not: null } }] },
      data: { deliveredAt: null, failedAt: null },
    })
    if (!count) throw conflict(texts.stillWaiting())
    await audit('Webhook', id, { redelivered: [null, delivery] })
    await wakeWebhook(tx, id)
    return { webhookId: id }
  },
})
