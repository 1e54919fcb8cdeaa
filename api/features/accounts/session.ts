/**
 * Sessions: a random 256-bit token, stored only as its SHA-256. A session ends when it is not used for its lifetime
 * (12 hours; 30 days when remembered; STAFF_SESSION_HOURS for the university team), and SESSION_DAYS after the sign-in
 * however often it is used.
 */
import { setImmediate } from 'node:timers'
import DataLoader from 'dataloader'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { config } from '../../config.ts'
import type { Db, Tx } from '../../db.ts'
import { publish } from '../../events.ts'
import { rolesOf } from '../../policy.ts'
import { seal } from '../../sealed.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'

export interface Credential {
  token: string
  from: 'bearer' | 'header' | 'cookie' | 'query' | 'body'
}

const hour = 3_600
const day = 24 * hour
const lifetimes = { remembered: 30 * day, usual: 12 * hour } as const

/** The seconds that a session lasts without being used. The university team's are short whatever they chose. */
function lifetimeOf(role: Viewer['role'], remember: boolean): number {
  const chosen = remember ? lifetimes.remembered : lifetimes.usual
  const isStaff = rolesOf('UNIVERSITY_DASHBOARD').includes(role)
  return Math.min(chosen, config.sessionDays * day, isStaff ? config.staffSessionHours * hour : Infinity)
}

/** When a session ends at the latest, however often it is used. */
export const latestEnd = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + config.sessionDays * day * 1000)

/** How stale `lastSeenAt` may get before a use is written down, so that reading does not mean writing. */
const refreshAfter = 5 * 60_000

/** The session at the provider that vouched for a person: its name, and what the provider wants to see when it ends. */
export interface ProviderSession {
  id: number
  session: string
  hint: string
}

/** Opens a session; `expiresIn` in seconds. The token is handed out once and never stored. */
export async function openSession(
  tx: Tx,
  userId: number,
  {
    remember,
    userAgent,
    address,
    settingUp = false,
    provider = null,
  }: {
    remember: boolean
    userAgent: string
    address: string
    settingUp?: boolean
    provider?: ProviderSession | null
  },
) {
  const token = newToken()
  const { role } = await tx.user.update({
    where: { id: userId },
    data: { lastLogin: new Date() },
    select: { role: true },
  })
  const lifetime = lifetimeOf(role, remember)
  const { id } = await tx.signIn.create({
    data: {
      tokenHash: hashToken(token),
      userId,
      lifetime,
      expiresAt: after(lifetime),
      provenAt: new Date(),
      settingUp,
      userAgent,
      address,
      ...(provider && {
        providerId: provider.id,
        providerSession: hashToken(provider.session),
        providerHint: seal('provider', provider.hint),
      }),
    },
  })
  return { token, expiresIn: lifetime, sessionId: id }
}

/** A list that is null is an empty one, as Prisma has it. */
const viewersColumns = Prisma.raw(
  Object.keys(viewerColumns)
    .map((name) => (name === 'expertise' ? `coalesce(u.expertise, '{}') AS expertise` : `u."${name}"`))
    .join(', '),
)

interface Found extends Viewer {
  viewedBy: number | null
  tokenHash: string
  sessionId: number
  lifetime: number
  expiresAt: Date
  createdAt: Date
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
        SELECT ${viewersColumns}, s."viewedById" AS "viewedBy", s."tokenHash", s.id AS "sessionId", s.lifetime, s."expiresAt", s."createdAt", s."lastSeenAt",
          s."settingUp",
          pg_current_snapshot()::text AS snapshot
        FROM "SignIn" s JOIN "User" u ON u.id = s."userId"
          LEFT JOIN "User" v ON v.id = s."viewedById"
        WHERE s."tokenHash" = ANY (${[...hashes]})
          AND (s."viewedById" IS NULL OR (v."role" = 'ADMIN' AND v."status" = 'ACTIVE' AND u."role" <> 'ADMIN'))`
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
  const { sessionId, snapshot, ...viewer } = session
  if (earlier(session.expiresAt, latestEnd(session)) <= new Date() || !maySignIn(viewer.status)) return null
  // What an administrator sees as another person ends at its time, however often it is used.
  if (!session.viewedBy && Date.now() - session.lastSeenAt.getTime() > refreshAfter) await touch(db, session)
  return { viewer, sessionId, snapshot }
}

/** Writes down a use, which puts off the end of the session, but never beyond its latest end. */
const touch = (db: Db, session: Found) =>
  db.signIn.updateMany({
    where: { id: session.sessionId },
    data: { lastSeenAt: new Date(), expiresAt: earlier(after(session.lifetime), latestEnd(session)) },
  })

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const after = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Who ends a session, and why, for the security log. */
export interface End {
  kind?: 'SIGN_OUT' | 'SESSION_ENDED'
  by: number | null | undefined
  why?: string
}

/** Ends sessions of a person, all or all but one; call the answer after the commit to close their sockets on every node. */
export async function endSessions(
  tx: Tx,
  where: { userId: number; except?: number | null } | { id: number },
  { kind = 'SESSION_ENDED', by, why = '' }: End,
) {
  const filter =
    'id' in where
      ? { id: where.id }
      : {
          // Those in which the person sees the platform as somebody else end as well.
          OR: [{ userId: where.userId }, { viewedById: where.userId }],
          ...(where.except ? { id: { not: where.except } } : {}),
        }
  const ended = await tx.signIn.findMany({
    where: filter,
    select: { id: true, userId: true, address: true, userAgent: true },
  })
  await tx.signIn.deleteMany({ where: { id: { in: ended.map((session) => session.id) } } })
  await recordSecurityEvents(
    tx,
    ended.map(({ userId, address, userAgent }) => ({ kind, userId, actorId: by, address, userAgent, detail: why })),
  )
  return () => {
    for (const { id } of ended) publish(`sessionEnded:${id}`, {})
  }
}
