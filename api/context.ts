/** A request -> who asks and with what: what every resolver, action and shim is handed. */
import type { Db } from './db.ts'
import { Access } from './access.ts'
import { authenticate, type Credential } from './features/accounts/session.ts'
import { authenticateKey, isApiKey, type ApiKeyInUse } from './features/apiKeys/apiKey.ts'
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
}

export interface Caller {
  credential: Credential | null
  /** Whether the Origin header names this very host. */
  sameOrigin: boolean
  address: string
  userAgent: string
}

/** Who is behind the credential; one that is no longer good makes a visitor, never another person. */
export async function createContext(db: Db, caller: Caller): Promise<Context> {
  const { viewer, sessionId = null, apiKey = null } = await identify(db, caller.credential)
  return {
    db,
    viewer,
    sessionId,
    apiKey,
    access: new Access(viewer, db),
    address: caller.address,
    userAgent: caller.userAgent,
    trusted: caller.credential?.from !== 'cookie' || caller.sameOrigin,
  }
}

async function identify(
  db: Db,
  credential: Credential | null,
): Promise<{ viewer: Viewer | null; sessionId?: number; apiKey?: ApiKeyInUse }> {
  if (!credential) return { viewer: null }
  const known = isApiKey(credential) ? authenticateKey(db, credential) : authenticate(db, credential.token)
  return (await known) ?? { viewer: null }
}
