/**
 * Sends the messages of one webhook in their order. One process at a time does so: it holds a lease on the row, which ends
 * by itself when the process is gone. A message that is not accepted is tried again with growing waits while later ones
 * wait behind it; after the last try it is given up, and the next one is sent (docs/decisions/0110-webhook-delivery.md, 0398).
 */
import * as texts from '#texts/webhooks/words.js'
import type { Webhook, WebhookDelivery } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { log } from '../../log.ts'
import { open } from '../../sealed.ts'
import { maySignIn } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { send } from './send.ts'

const second = 1_000
const hour = 3_600 * second
/** A try takes at most ten seconds. */
const lease = 30 * second
/** One run ends after this long and asks for the next, so that other webhooks have their turn. */
const longestRun = 60 * second
/** The tries of a message, the first included: over about two hours. */
export const mostAttempts = 9
/** What pauses a webhook: nothing accepted for this long, over at least so many tries. */
export const pausing = { after: 72 * hour, attempts: 2 * mostAttempts }
/** The first wait; each next one is twice as long, up to an hour. Tests shorten it. */
export const waits = { first: 30 * second }

const waitAfter = (attempts: number) => Math.min(waits.first * 2 ** (attempts - 1), hour)

/** Asks for a run, now or later. */
export type Wake = (tx: Tx, webhookId: number, startAfter?: Date) => Promise<void>

/** Sends what is waiting until nothing is, a message is refused, or somebody else is sending. */
export async function sendDeliveries(db: Db, webhookId: number, wake: Wake): Promise<void> {
  const end = Date.now() + longestRun
  for (;;) {
    const heldUntil = await claim(db, webhookId)
    if (!heldUntil) return lookAgainAfterLease(db, webhookId, wake)
    const delivery = await oldestOpen(db, webhookId)
    const accepted = delivery && (await attempt(db, delivery, wake))
    await db.webhook.updateMany({ where: { id: webhookId, sendingUntil: heldUntil }, data: { sendingUntil: null } })
    if (delivery && !accepted) return
    // A message that was written while the lease was held found it taken.
    if (!delivery && !(await oldestOpen(db, webhookId))) return
    if (Date.now() > end) return wake(db, webhookId)
  }
}

/** What is still to be sent. */
export const isOpen = { deliveredAt: null, failedAt: null }

const oldestOpen = (db: Db, webhookId: number) =>
  db.webhookDelivery.findFirst({ where: { webhookId, ...isOpen }, orderBy: { id: 'asc' } })

/** The end of the lease; null when the webhook is paused, waits for its next try, or is being sent by another process. */
async function claim(db: Db, id: number): Promise<Date | null> {
  const now = new Date()
  const sendingUntil = new Date(now.getTime() + lease)
  const isOver = (column: 'sendingUntil' | 'nextAttemptAt') => ({
    OR: [{ [column]: null }, { [column]: { lte: now } }],
  })
  const { count } = await db.webhook.updateMany({
    where: { id, pausedAt: null, AND: [isOver('sendingUntil'), isOver('nextAttemptAt')] },
    data: { sendingUntil },
  })
  return count ? sendingUntil : null
}

/** The holder of a lease looks for more before it ends; one that was killed does not. */
async function lookAgainAfterLease(db: Db, webhookId: number, wake: Wake): Promise<void> {
  const webhook = await db.webhook.findFirst({ where: { id: webhookId, pausedAt: null } })
  if (!webhook?.sendingUntil || webhook.sendingUntil <= new Date() || !(await oldestOpen(db, webhookId))) return
  await wake(db, webhookId, webhook.sendingUntil)
}

/** Whether the next message may follow. */
async function attempt(db: Db, { id, webhookId, body, attempts }: WebhookDelivery, wake: Wake): Promise<boolean> {
  const webhook = await db.webhook.findUnique({ where: { id: webhookId }, include: { user: true } })
  if (!webhook) return false
  if (!maySignIn(webhook.user.status)) {
    await db.webhookDelivery.updateMany({
      where: { id },
      data: { failedAt: new Date(), answer: texts.accountNotInUse() },
    })
    return true
  }
  let answer: string
  try {
    const status = await send({ url: webhook.url, secrets: secretsOf(webhook), body, id })
    answer = `HTTP ${status}`
    if (status >= 200 && status < 300) return await accepted(db, { id, webhookId, answer })
  } catch (error) {
    answer = error instanceof Error ? error.message : String(error)
  }
  log.warn({ webhookId, delivery: id, answer }, 'a webhook was not delivered')
  return refused(db, webhook, { id, answer, attempts: attempts + 1 }, wake)
}

/** What signs now. */
function secretsOf({ secret, previousSecret, previousSecretUntil }: Webhook): string[] {
  const signs = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > new Date()
  return [secret, ...(signs ? [previousSecret] : [])].map((one) => open('webhook', one))
}

async function accepted(
  db: Db,
  { id, webhookId, answer }: { id: number; webhookId: number; answer: string },
): Promise<true> {
  await db.$transaction([
    db.webhookDelivery.updateMany({
      where: { id },
      data: { attempts: { increment: 1 }, answer, deliveredAt: new Date() },
    }),
    db.webhook.updateMany({ where: { id: webhookId }, data: { failures: 0, failingSince: null, nextAttemptAt: null } }),
  ])
  return true
}

interface Failing {
  id: number
  userId: number
  url: string
  failures: number
  failingSince: Date | null
}

/** Records a refused try, with the next one or the pause in the same transaction. */
async function refused(
  db: Db,
  webhook: Failing,
  { id, answer, attempts }: Pick<WebhookDelivery, 'id' | 'answer' | 'attempts'>,
  wake: Wake,
): Promise<boolean> {
  const now = new Date()
  const isGivenUp = attempts >= mostAttempts
  const failingSince = webhook.failingSince ?? now
  const failures = webhook.failures + 1
  const isDead = failures >= pausing.attempts && now.getTime() - failingSince.getTime() >= pausing.after
  const nextAttemptAt = isGivenUp ? null : new Date(now.getTime() + waitAfter(attempts))
  await inBackground(db, async (work) => {
    const { tx } = work
    await tx.webhookDelivery.updateMany({
      where: { id },
      data: { attempts: { increment: 1 }, answer, failedAt: isGivenUp ? now : null },
    })
    const { count } = await tx.webhook.updateMany({
      where: { id: webhook.id, pausedAt: null },
      data: { failures, failingSince, nextAttemptAt, ...(isDead && { pausedAt: now }) },
    })
    if (count && isDead)
      await notify(work, { to: webhook.userId, kind: 'WEBHOOK_PAUSED', data: { url: webhook.url, answer } })
    else if (nextAttemptAt) await wake(tx, webhook.id, nextAttemptAt)
  })
  return isGivenUp && !isDead
}
