/** What the chain over the audit trail is made of: digests of what a row says, and hashes that hold the one before. */
import { createHash } from 'node:crypto'
import type { Db, Tx } from './db.ts'

/** Before the first row there is nothing. */
export const firstHash = '0'.repeat(64)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** One part with its length before it, so that no two rows read the same; `audit_part` of the database does so too. */
const part = (words: string | number | null) => {
  const text = words === null ? null : String(words)
  return text === null ? '-' : `${Buffer.byteLength(text)}:${text}`
}
const digestOf = (...parts: (string | number | null)[]) => sha256(parts.map(part).join(''))

/** An audit entry; `changes` as the database writes them. */
export interface SealedEntry {
  id: number
  at: Date
  action: string
  actorId: number | null
  entity: string
  entityId: number
  changes: string
  comment: string | null
  requestId: string | null
  address: string
  salt: string
}

/** That content of an entry was erased, and the digest of what was left. */
export interface SealedErasure {
  id: number
  at: Date
  entryId: number
  reason: string
  digest: string
}

/** The digest of what may be erased from an entry. */
export const contentDigest = ({ salt, actorId, changes, comment, address }: SealedEntry): string =>
  digestOf(salt, actorId, changes, comment, address)

/** The hash of an entry in the chain: of the hash before it, of what stays, and of the digest of what may go. */
export const entryHash = (before: string, entry: SealedEntry, digest: string): string =>
  digestOf(
    before,
    'entry',
    entry.id,
    entry.at.toISOString(),
    entry.action,
    entry.entity,
    entry.entityId,
    entry.requestId,
    digest,
  )

/** The hash of an erasure in the chain. */
export const erasureHash = (before: string, { id, at, entryId, reason, digest }: SealedErasure): string =>
  digestOf(before, 'erasure', id, at.toISOString(), entryId, reason, digest)

/** Entries as they are hashed, by id. */
export async function entriesById(db: Db | Tx, ids: readonly number[]): Promise<Map<number, SealedEntry>> {
  const rows = await db.$queryRaw<SealedEntry[]>`
    SELECT "id", "at", "action", "actorId", "entity", "entityId", "changes"::text AS "changes", "comment", "requestId",
      "address", "salt"::text AS "salt"
    FROM "AuditEntry" WHERE "id" = ANY (${[...ids]}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Erasures by id. */
export async function erasuresById(db: Db | Tx, ids: readonly number[]): Promise<Map<number, SealedErasure>> {
  const rows = await db.auditErasure.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, row]))
}
