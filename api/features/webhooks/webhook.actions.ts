/** Registering, changing, trying and removing addresses of integrators. No API key may: who finds one must not be able to listen on. */
import { randomBytes } from 'node:crypto'
import { action } from '../../action.ts'
import { keepWithin } from '../../keepWithin.ts'
import { limit } from '../../limits.ts'
import { seal } from '../../sealed.ts'
import { queueDelivery } from './queueDelivery.ts'
import { createWebhookRules, updateWebhookRules, webhookRules } from './webhook.rules.ts'

const most = 10

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
      message: `At most ${most} addresses at a time. Please remove one first.`,
    })
    const secret = `whsec_${randomBytes(32).toString('base64url')}`
    const { id } = await tx.webhook.create({
      data: { userId: viewer.id, url, events, secret: seal('webhook', secret) },
    })
    await audit('Webhook', id, { url: [null, url], events: [null, events] })
    return { secret, webhookId: id }
  },
})

export const updateWebhook = action({
  name: 'updateWebhook',
  requires: 'WEBHOOK_OWN',
  personal: true,
  rules: updateWebhookRules,
  description: 'Chooses anew what an address of the viewer is told of. What was written down already is still sent.',
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
    await access.find('WEBHOOK_OWN', id)
    const body = JSON.stringify({ event: 'TEST', at: new Date() })
    await queueDelivery(tx, { webhookId: id, body })
    return { webhookId: id }
  },
})
