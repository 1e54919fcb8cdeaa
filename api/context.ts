/** A request -> who asks and with what: what every resolver, action and shim is handed. */
import type { Db } from './db.ts'
import { Access } from './access.ts'
import { badCredential } from './errors.ts'
import { sessionCookieOf } from './features/accounts/credentials.ts'
import { authenticate, type Credential } from './features/accounts/session.ts'
import {
  authenticateKey,
  authenticateSandboxKey,
  isApiKey,
  type ApiKeyInUse,
  type SandboxKeyInUse,
} from './features/apiKeys/apiKey.ts'
import { currentLimits } from './currentLimits.ts'
import { limit } from './limits.ts'
import { refusalsOf } from './features/securityLog/refusals.ts'
import { onReserved } from './database/apart.ts'
import { underWay } from './requestId.ts'
import type { Viewer } from './viewer.ts'

export interface Context {
  readonly db: Db
  readonly viewer: Viewer | null
  /** The session behind the viewer; null for visitors and API keys. */
  readonly sessionId: number | null
  /** The API key behind the viewer, with what it may do; null for people. */
  readonly apiKey: ApiKeyInUse | null
  readonly access: Access
  /** The caller's network address, for rate limits. */
  readonly address: string
  readonly userAgent: string
  /** Whether a change may be made: false when a cookie vouches for a request that another site may have sent. */
  readonly trusted: boolean
  /** Whether texts are given as they were first written unless another version is asked for: to programs, which may write them back. */
  readonly readsFirstTexts: boolean
}

export interface Caller {
  credential: Credential | null
  /** Whether the Origin header names this very host. */
  sameOrigin: boolean
  address: string
  userAgent: string
  /** The call is a documented one, whatever its credential. */
  documented?: boolean
}

/** Who is behind the credential; one that is no longer good makes a visitor, never another person. */
export const createContext = async (db: Db, caller: Caller): Promise<Context> =>
  contextFor(db, caller, await identify(db, caller))

/** The same where a credential that is not good is refused: a program must not take a visitor's answer for its own. */
export async function createVouchedContext(db: Db, caller: Caller): Promise<Context> {
  const identity = await identify(db, caller)
  vouched(caller, identity)
  return contextFor(db, caller, identity)
}

/** Throws UNAUTHENTICATED for a credential that is not good; a cookie is taken back, as browsers send it unasked. */
function vouched({ credential }: Caller, { viewer }: Identity): void {
  if (!credential || viewer) return
  throw badCredential(credential.from === 'cookie' ? { 'set-cookie': sessionCookieOf('', 0) } : {})
}

/** The context of a caller who is known already. */
export function contextFor(db: Db, caller: Caller, { viewer, sessionId, apiKey }: Identity): Context {
  return {
    db,
    viewer,
    sessionId: sessionId ?? null,
    apiKey: apiKey ?? null,
    access: new Access(viewer, db),
    address: caller.address,
    userAgent: caller.userAgent,
    trusted: caller.credential?.from !== 'cookie' || caller.sameOrigin,
    readsFirstTexts: caller.documented === true || Boolean(apiKey),
  }
}

/** The context of what is done in a person's name without a request: an import, a file on schedule. `by` stands for the browser. */
export const contextInNameOf = (db: Db, viewer: Viewer, by: string): Context =>
  contextFor(db, { credential: null, sameOrigin: true, address: '', userAgent: by }, { viewer })

export interface Identity {
  viewer: Viewer | null
  sessionId?: number
  apiKey?: ApiKeyInUse
  /** The state of the database in which a session was found (session.ts). */
  snapshot?: string
}

/** Who is behind a caller's credential; nobody when it is not good. From here on refusals are recorded as theirs. */
export async function identify(db: Db, caller: Caller): Promise<Identity> {
  recordRefusals(db, caller, null)
  const { credential } = caller
  if (!credential) return { viewer: null }
  const known = onReserved(() =>
    isApiKey(credential) ? authenticateKey(db, credential, caller) : authenticate(db, credential.token),
  )
  const identity: Identity = (await known) ?? { viewer: null }
  recordRefusals(db, caller, identity.viewer)
  if (identity.sessionId !== undefined) await limitSession(db, identity.sessionId)
  return identity
}

/**
 * The sandbox key that a caller brings, with the context of its owner; throws UNAUTHENTICATED for one that is not good. The context
 * is for watching the key: nothing is asked with it here.
 */
export async function identifySandbox(
  db: Db,
  caller: Caller & { credential: Credential },
): Promise<{ key: SandboxKeyInUse; owner: Context }> {
  recordRefusals(db, caller, null)
  const known = await onReserved(() => authenticateSandboxKey(db, caller.credential, caller))
  if (!known) throw badCredential()
  recordRefusals(db, caller, known.viewer)
  return { key: known.sandboxKey, owner: contextFor(db, caller, { viewer: known.viewer, apiKey: known.sandboxKey }) }
}

async function limitSession(db: Db, sessionId: number): Promise<void> {
  const { sessionRequests } = await currentLimits(db)
  await limit('session', String(sessionId), { points: sessionRequests, duration: 60 })
}

function recordRefusals(db: Db, caller: Caller, viewer: Viewer | null): void {
  const request = underWay()
  if (request) request.onRefusal = refusalsOf(db, caller, viewer)
}
