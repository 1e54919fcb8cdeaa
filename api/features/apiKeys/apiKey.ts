/** API keys: 256 random bits behind a prefix that people and secret scanners know; only the hash is stored. */
import { randomBytes } from 'node:crypto'
import * as details from '#texts/securityLog/details.js'
import type { ApiScope } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import { limit } from '../../limits.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import type { Credential } from '../accounts/session.ts'
import { hashToken } from '../../tokens.ts'
import { countSecurityEvent, type Origin } from '../securityLog/securityEvent.ts'

const begins = 'ascent_'
/** So many characters of a key are kept to know it again: too few to guess the rest. */
const shown = begins.length + 6
const refreshAfter = 60_000

export const newKey = () => {
  const key = begins + randomBytes(32).toString('base64url')
  return { key, tokenHash: hashToken(key), prefix: key.slice(0, shown) }
}

/** What a request with a key may do. */
export interface ApiKeyInUse {
  readonly id: number
  readonly scopes: readonly ApiScope[]
}

export const isApiKey = ({ token }: Credential) => token.startsWith(begins)

/**
 * The person whose key it is, or null when it is not good. Addresses are written down in many places, so that a key
 * counts in a header alone. Each use counts against the key's limit. The security log records the use of a key that was
 * revoked or has expired.
 */
export async function authenticateKey(
  db: Db,
  { token, from }: Credential,
  { address, userAgent }: Origin,
): Promise<{ viewer: Viewer; apiKey: ApiKeyInUse } | null> {
  if (from !== 'bearer' && from !== 'header') return null
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
  return { viewer: key.user, apiKey: { id: key.id, scopes: key.scopes } }
}

/** Neither revoked nor run out. */
export const inForce = () => ({ revokedAt: null, expiresAt: { gt: new Date() } })
