/**
 * The address under which a browser itself may fetch bytes (a picture, a download): a bearer token cannot stand in a
 * link, so a seal does. It is made with a secret of the viewer's session, names one path, and ends with the session.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Db } from '../../db.ts'
import { signingKey } from '../../sealed.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'

const hour = 3_600_000
/** As long as a session that is not remembered. */
const lifetime = 12 * hour

const seal = (secret: string, path: string, until: number) =>
  createHmac('sha256', signingKey('content link', secret)).update(`${path}:${until}`).digest('base64url')

/** The secret of a request's session, asked for once. */
const secrets = new WeakMap<Context, Promise<string | undefined>>()

function secretOf(ctx: Context, id: number) {
  const known = secrets.get(ctx)
  if (known) return known
  const asked = ctx.db.signIn
    .findUnique({ where: { id }, select: { tokenHash: true } })
    .then((session) => session?.tokenHash)
  secrets.set(ctx, asked)
  return asked
}

/** The path with its seal; nothing for a caller without a session, who sends a credential with each request. */
export async function contentLink(ctx: Context, path: string): Promise<string | null> {
  const secret = ctx.sessionId === null ? undefined : await secretOf(ctx, ctx.sessionId)
  if (!secret) return null
  // Full hours, so that the address stays the same for a while and a picture is not loaded again.
  const until = Math.ceil((Date.now() + lifetime) / hour) * hour
  const query = new URLSearchParams({
    session: String(ctx.sessionId),
    until: String(until),
    seal: seal(secret, path, until),
  })
  return `${path}?${query}`
}

/** Who made a sealed address; null when the seal is wrong or over, or the session has ended. */
export async function viewerOfLink(db: Db, path: string, query: URLSearchParams): Promise<Viewer | null> {
  const [id, until] = [Number(query.get('session')), Number(query.get('until'))]
  if (!/^\d{1,9}$/.test(query.get('session') ?? '') || !(until > Date.now())) return null
  const session = await db.signIn.findUnique({ where: { id }, include: { user: { select: viewerColumns } } })
  if (!session || session.expiresAt <= new Date() || !maySignIn(session.user.status)) return null
  const right = Buffer.from(seal(session.tokenHash, path, until))
  const given = Buffer.from(query.get('seal') ?? '')
  const { user, settingUp } = session
  return right.length === given.length && timingSafeEqual(right, given) ? { ...user, settingUp } : null
}
