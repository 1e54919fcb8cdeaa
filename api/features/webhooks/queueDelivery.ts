/** Writes a message to a webhook and asks for its delivery. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { wakeWebhook } from './webhook.jobs.ts'

export async function queueDelivery(tx: Tx, data: Prisma.WebhookDeliveryUncheckedCreateInput): Promise<void> {
  const { webhookId } = await tx.webhookDelivery.create({ data })
  await wakeWebhook(tx, webhookId)
}
