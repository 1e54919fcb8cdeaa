/** `announce(tx, event, project, more)`: writes down, in the action's transaction, what integrators are to be told. */
import type { ProjectStatus, WebhookEvent } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { viewerColumns } from '../../viewer.ts'
import { deliverWebhook } from './webhook.jobs.ts'

/** Tells those who may see the project at this moment: before it is closed to them, after it was opened. */
export async function announce(
  tx: Tx,
  event: WebhookEvent,
  project: { id: number; title: string },
  more: { audience: 'INDUSTRY' | 'INVESTORS' } | { status: { from: ProjectStatus | null; to: ProjectStatus } },
): Promise<void> {
  const webhooks = await tx.webhook.findMany({
    where: { events: { has: event } },
    include: { user: { select: viewerColumns } },
  })
  for (const webhook of webhooks) {
    if (!(await new Access(webhook.user, tx).can('PROJECT_READ', project.id))) continue
    const body = JSON.stringify({ event, at: new Date(), ...more, project: { id: project.id, title: project.title } })
    const delivery = await tx.webhookDelivery.create({ data: { webhookId: webhook.id, event, body } })
    await enqueue(tx, deliverWebhook, { id: delivery.id })
  }
}

/** Writes a move and tells of it: before it where the project is then out of sight, or else after it. */
export async function announceMove<T>(
  tx: Tx,
  before: { id: number; title: string; status: ProjectStatus },
  to: ProjectStatus,
  write: () => Promise<T>,
): Promise<T> {
  const tell = () => announce(tx, 'PROJECT_STATUS_CHANGED', before, { status: { from: before.status, to } })
  const hides = to === 'ARCHIVED' || to === 'DRAFT'
  if (hides) await tell()
  const written = await write()
  if (!hides) await tell()
  return written
}
