/** API keys: 256 random bits behind a prefix that people and secret scanners know; only the hash is stored. */
import { randomBytes } from 'node:crypto'
import * as details from '#texts/securityLog/details.js'
import type { ApiScope, Role } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import { limit } from '../../limits.ts'
import { rolesOf } from '../../policy.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import type { Credential } from '../accounts/session.ts'
import { hashToken } from '../../tokens.ts'
import { countSecurityEvent, type Origin } from '../securityLog/securityEvent.ts'
import { beginsKey, beginsSandboxKey } from './keyForm.rules.ts'

/** How many characters of a key after its beginning are kept to know it again: too few to guess the rest. */
const shown = 6
const refreshAfter = 60_000

export const newKey = (inSandbox = false) => {
  const begins = inSandbox ? beginsSandboxKey : beginsKey
  const key = begins + randomBytes(32).toString('base64url')
  return { key, tokenHash: hashToken(key), prefix: key.slice(0, begins.length + shown) }
}

/** What a request with a key may do. */
export interface ApiKeyInUse {
  readonly id: number
  readonly scopes: readonly ApiScope[]
}

export const isApiKey = ({ token }: Credential) => token.startsWith(beginsKey)

/** Addresses are written down in many places, so that a key counts in a header alone. */
const isInHeader = ({ from }: Credential) => from === 'bearer' || from === 'header'

/** Whether it has the form of a key that opens the sandbox, and stands where keys count. */
export const isSandboxKey = (credential: Credential) =>
  isInHeader(credential) && credential.token.startsWith(beginsSandboxKey)

/** The person whose key it is, or null when it is not good; a sandbox key is nobody's here. */
export async function authenticateKey(
  db: Db,
  credential: Credential,
  origin: Origin,
): Promise<{ viewer: Viewer; apiKey: ApiKeyInUse } | null> {
  if (!isInHeader(credential) || isSandboxKey(credential)) return null
  const key = await keyInForce(db, credential, origin)
  if (!key || key.sandboxRole !== null) return null
  return { viewer: key.user, apiKey: { id: key.id, scopes: key.scopes } }
}

/** As whom a sandbox key asks in the sandbox. */
export interface SandboxKeyInUse extends ApiKeyInUse {
  readonly role: Role
}

/** A sandbox key and its owner, or null when it is not good. What administrators do there is for those of the real university. */
export async function authenticateSandboxKey(
  db: Db,
  credential: Credential,
  origin: Origin,
): Promise<{ viewer: Viewer; sandboxKey: SandboxKeyInUse } | null> {
  if (!isSandboxKey(credential)) return null
  const key = await keyInForce(db, credential, origin)
  if (!key || key.sandboxRole === null || !mayBeInSandbox(key.user, key.sandboxRole)) return null
  return { viewer: key.user, sandboxKey: { id: key.id, scopes: key.scopes, role: key.sandboxRole } }
}

/** Whether a person may have a key of this role. */
export const mayBeInSandbox = ({ role }: Pick<Viewer, 'role'>, wanted: Role) =>
  !isAdministrator(wanted) || isAdministrator(role)

const isAdministrator = (role: Role) => rolesOf('ADMINISTRATION').includes(role)

/**
 * A key that may be used, with its owner. Each use counts against the key's limit. The security log records the use of a key
 * that was revoked or has expired.
 */
async function keyInForce(db: Db, { token }: Credential, { address, userAgent }: Origin) {
  const key = await db.apiKey.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { user: { select: viewerColumns } },
  })
  if (!key) return null
  const { revokedAt, expiresAt, userId } = key
  if (revokedAt || expiresAt <= new Date()) {
    const { prefix } = key
    const detail = revokedAt ? details.keyRevoked({ prefix }) : details.keyExpired({ prefix })
    countSecurityEvent(db, { kind: 'SIGN_IN_FAILED', userId, address, userAgent, detail })
    return null
  }
  if (!maySignIn(key.user.status)) return null
  await limit('apiKey', String(key.id))
  if (Date.now() - (key.lastUsedAt?.getTime() ?? 0) > refreshAfter)
    await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: new Date() } })
  return key
}

/** Neither revoked nor run out. */
export const inForce = () => ({ revokedAt: null, expiresAt: { gt: new Date() } })
