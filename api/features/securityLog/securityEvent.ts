/**
 * The security log: what happened to the access to accounts, with address and device (OWASP ASVS 5, 16.3). What an action
 * does is recorded in its transaction. Refused attempts are counted by the minute, apart from the request: they are recorded
 * although its transaction is rolled back, a flood makes few rows, and no answer waits for or fails with the log.
 */
import { createHash } from 'node:crypto'
import type { SecurityEventKind } from '../../__generated__/prisma/enums.ts'
import type { Db, Tx } from '../../db.ts'
import { networkOf } from '../../http/address.ts'
import { log } from '../../log.ts'
import { requestId } from '../../requestId.ts'

/** Where a request comes from. */
export interface Origin {
  address: string
  userAgent: string
}

interface SecurityEvent extends Origin {
  kind: SecurityEventKind
  /** The account concerned; null when the attempt named none that exists. */
  userId: number | null
  /** Who did it; recorded only when it was somebody else. */
  actorId?: number | null | undefined
  detail?: string
}

const row = ({ kind, userId, actorId = null, address, userAgent, detail = '' }: SecurityEvent) => ({
  kind,
  userId,
  actorId: actorId === userId ? null : actorId,
  address: address.slice(0, 100),
  userAgent: userAgent.slice(0, 500),
  detail: detail.slice(0, 200),
  requestId: requestId() ?? null,
})

/** Records what a transaction does. */
export async function recordSecurityEvents(tx: Tx, events: readonly SecurityEvent[]): Promise<void> {
  if (events.length) await tx.securityEvent.createMany({ data: events.map(row) })
}

/** More than these are dropped while the database does not answer: the log must not fill the memory. */
const mostPending = 200
const pending = new Set<Promise<void>>()

/** Counts a refused attempt, once the caller has gone on; a failure is logged. */
export function countSecurityEvent(db: Db, event: SecurityEvent): void {
  if (pending.size >= mostPending) {
    log.warn({ kind: event.kind }, 'a security event was dropped: the database does not answer')
    return
  }
  const work = count(db, row(event))
    .catch((error: unknown) => log.warn({ err: error, kind: event.kind }, 'a security event was not recorded'))
    .finally(() => pending.delete(work))
  pending.add(work)
}

async function count(db: Db, event: ReturnType<typeof row>): Promise<void> {
  const { kind, userId, actorId, address, userAgent, detail } = event
  const minute = Math.floor(Date.now() / 60_000)
  // Neither devices, whose names a caller makes up, nor addresses of one network make rows of their own.
  const key = createHash('sha256')
    .update(JSON.stringify([kind, userId, actorId, networkOf(address), detail, minute]))
    .digest('base64url')
  await db.$executeRaw`
    INSERT INTO "SecurityEvent" ("kind", "userId", "actorId", "address", "userAgent", "detail", "requestId", "key")
    VALUES (${kind}::"SecurityEventKind", ${userId}, ${actorId}, ${address}, ${userAgent}, ${detail}, ${event.requestId}, ${key})
    ON CONFLICT ("key") DO UPDATE SET "count" = "SecurityEvent"."count" + 1`
}

/** Resolves when all counted attempts are written: for tests, and before the database is closed. */
export async function securityEventsWritten(): Promise<void> {
  while (pending.size) await Promise.all(pending)
}
