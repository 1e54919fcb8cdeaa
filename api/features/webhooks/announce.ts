/** Writes, in the action's transaction, the messages to integrators about what it did. */
import type { ProjectStatus, WebhookEvent } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import type { Tx } from '../../db.ts'
import type { Permission } from '../../policy.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { queueDelivery } from './queueDelivery.ts'

/** A webhook that is subscribed to an event, with the rights of its owner. */
export interface Subscriber {
  id: number
  user: Viewer
  access: Access
}

/** The webhooks that are subscribed to an event. */
export async function subscribersOf(tx: Tx, event: WebhookEvent): Promise<Subscriber[]> {
  const webhooks = await tx.webhook.findMany({
    where: { events: { has: event } },
    select: { id: true, user: { select: viewerColumns } },
  })
  return webhooks.map(({ id, user }) => ({ id, user, access: new Access(user, tx) }))
}

/** Those of the subscribers who may see the record as it is at this moment. */
export async function whoSees(
  tx: Tx,
  subscribers: readonly Subscriber[],
  permission: Permission,
  id: number,
): Promise<Subscriber[]> {
  const seeing = []
  // Rights are asked again each time: what was known before a move may be false after it.
  for (const one of subscribers) if (await new Access(one.user, tx).can(permission, id)) seeing.push(one)
  return seeing
}

/** Writes a message to one webhook. */
export const write = (tx: Tx, { id: webhookId }: Subscriber, event: WebhookEvent, content: object): Promise<void> =>
  queueDelivery(tx, { webhookId, event, body: JSON.stringify({ event, at: new Date(), ...content }) })

/** Announces something about a project to those who may see it at this moment. */
export async function announce(
  tx: Tx,
  event: WebhookEvent,
  project: { id: number; title: string },
  more: { audience: 'INDUSTRY' | 'INVESTORS' } | { status: { from: ProjectStatus | null; to: ProjectStatus } },
): Promise<void> {
  const { id, title } = project
  for (const subscriber of await whoSees(tx, await subscribersOf(tx, event), 'PROJECT_READ', id))
    await write(tx, subscriber, event, { ...more, project: { id, title } })
}
