/** Writes a message to a webhook and asks for its delivery; messages to different webhooks are sent at the same time. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { deliverWebhook } from './webhook.jobs.ts'

export async function queueDelivery(tx: Tx, data: Prisma.WebhookDeliveryUncheckedCreateInput): Promise<void> {
  const { id } = await tx.webhookDelivery.create({ data })
  await enqueue(tx, deliverWebhook, { id }, { group: String(data.webhookId) })
}
