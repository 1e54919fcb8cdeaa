/** The jobs of webhooks: sending, and waking those whose job was lost. */
import { number, object } from 'yup'
import type { Db, Tx } from '../../db.ts'
import { enqueue, job, type Job } from '../../job.ts'
import { isOpen, sendDeliveries } from './sendDeliveries.ts'

const sendRules = object({ webhookId: number().integer().required() })

export const sendWebhook: Job<typeof sendRules> = job({
  name: 'sendWebhook',
  rules: sendRules,
  retries: 8,
  delay: 30,
  abreast: 12,
  run: (db, { webhookId }) => sendDeliveries(db, webhookId, wakeWebhook),
})

/** Asks for what is waiting for a webhook to be sent; different webhooks are served at the same time. */
export const wakeWebhook = (tx: Tx, webhookId: number, startAfter: Date | null = null): Promise<void> =>
  enqueue(tx, sendWebhook, { webhookId }, { startAfter, group: String(webhookId) })

export const wakeWebhooksHourly = job({
  name: 'wakeWebhooks',
  rules: object(),
  retries: 2,
  every: 'hour',
  run: wakeWaiting,
})

async function wakeWaiting(db: Db): Promise<void> {
  const waiting = await db.webhook.findMany({
    where: { pausedAt: null, deliveries: { some: isOpen } },
    select: { id: true },
  })
  for (const { id } of waiting) await wakeWebhook(db, id)
}
