/** A request -> who asks and with what: what every resolver, action and shim is handed. */
import type { Db } from './db.ts'
import { Access } from './access.ts'
import { authenticate, type Credential } from './features/accounts/session.ts'
import type { Viewer } from './viewer.ts'

export interface Context {
  readonly db: Db
  readonly viewer: Viewer | null
  /** The session behind the viewer; null for visitors. */
  readonly sessionId: number | null
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

/** Reads the session behind the credential; a credential that is no longer good makes a visitor, never another person. */
export async function createContext(db: Db, caller: Caller): Promise<Context> {
  const session = caller.credential ? await authenticate(db, caller.credential.token) : null
  const viewer = session?.viewer ?? null
  return {
    db,
    viewer,
    sessionId: session?.sessionId ?? null,
    access: new Access(viewer, db),
    address: caller.address,
    userAgent: caller.userAgent,
    trusted: caller.credential?.from !== 'cookie' || caller.sameOrigin,
  }
}
