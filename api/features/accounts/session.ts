/**
 * Sessions: a random 256-bit token, stored only as its SHA-256, that lives on with each use.
 * Remembered sessions last 30 days from their last use, others 12 hours (issue: accounts, sessions, roles).
 */
import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers'
import DataLoader from 'dataloader'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { publish } from '../../events.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'

export interface Credential {
  token: string
  from: 'bearer' | 'header' | 'cookie' | 'query' | 'body'
}

const day = 86_400
const lifetimes = { remembered: 30 * day, usual: day / 2 } as const

/** How stale `lastSeenAt` may get before a use is written down, so that reading does not mean writing. */
const refreshAfter = 5 * 60_000

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** Opens a session; `expiresIn` in seconds. The token is handed out once and never stored. */
export async function openSession(
  tx: Tx,
  userId: number,
  { remember, userAgent, address }: { remember: boolean; userAgent: string; address: string },
) {
  const token = newToken()
  const lifetime = remember ? lifetimes.remembered : lifetimes.usual
  const { id } = await tx.session.create({
    data: { tokenHash: hashToken(token), userId, lifetime, expiresAt: after(lifetime), userAgent, address },
  })
  await tx.user.update({ where: { id: userId }, data: { lastLogin: new Date() } })
  return { token, expiresIn: lifetime, sessionId: id }
}

/** A list that is null is an empty one, as Prisma has it. */
const viewersColumns = Prisma.raw(
  Object.keys(viewerColumns)
    .map((name) => (name === 'expertise' ? `coalesce(u.expertise, '{}') AS expertise` : `u."${name}"`))
    .join(', '),
)

interface Found extends Viewer {
  tokenHash: string
  sessionId: number
  lifetime: number
  expiresAt: Date
  lastSeenAt: Date
  snapshot: string
}

/**
 * Every request asks for its session. Those that came in while the process was busy are looked up by one statement, which
 * begins after the last of them: it costs about as much for ten as for one.
 */
const lookups = new WeakMap<Db, DataLoader<string, Found | undefined>>()

function lookup(db: Db): DataLoader<string, Found | undefined> {
  const known = lookups.get(db)
  if (known) return known
  const made = new DataLoader(
    async (hashes: readonly string[]) => {
      const found = await db.$queryRaw<Found[]>`
        SELECT ${viewersColumns}, s."tokenHash", s.id AS "sessionId", s.lifetime, s."expiresAt", s."lastSeenAt",
          pg_current_snapshot()::text AS snapshot
        FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s."tokenHash" = ANY (${[...hashes]})`
      const byHash = new Map(found.map((session) => [session.tokenHash, session]))
      return hashes.map((hash) => byHash.get(hash))
    },
    // Nothing is kept, and a lookup never waits for another one that hangs.
    { cache: false, maxBatchSize: 100, batchScheduleFn: (begin) => void setImmediate(begin) },
  )
  lookups.set(db, made)
  return made
}

/**
 * The person behind a token, or null when the session is over or the account may not sign in. `snapshot` names the state of
 * the database in which that was so: whatever is committed after it makes another one.
 */
export async function authenticate(
  db: Db,
  token: string,
): Promise<{ viewer: Viewer; sessionId: number; snapshot: string } | null> {
  const session = await lookup(db).load(hashToken(token))
  if (!session) return null
  const { tokenHash: _, sessionId, lifetime, expiresAt, lastSeenAt, snapshot, ...viewer } = session
  if (expiresAt <= new Date() || !maySignIn(viewer.status)) return null
  if (Date.now() - lastSeenAt.getTime() > refreshAfter) await touch(db, sessionId, lifetime)
  return { viewer, sessionId, snapshot }
}

/** Pending accounts sign in and see their own things; suspended and deactivated ones do not. */
export const maySignIn = (status: Viewer['status']) => status === 'ACTIVE' || status === 'PENDING_VERIFICATION'

const touch = (db: Db, id: number, lifetime: number) =>
  db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(), expiresAt: after(lifetime) } })

const after = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Ends sessions of a person, all or all but one; call the answer after the commit to close their sockets on every node. */
export async function endSessions(tx: Tx, where: { userId: number; except?: number | null } | { id: number }) {
  const filter =
    'id' in where ? { id: where.id } : { userId: where.userId, ...(where.except ? { id: { not: where.except } } : {}) }
  const ended = await tx.session.findMany({ where: filter, select: { id: true } })
  await tx.session.deleteMany({ where: { id: { in: ended.map((session) => session.id) } } })
  return () => {
    for (const { id } of ended) publish(`sessionEnded:${id}`, {})
  }
}
