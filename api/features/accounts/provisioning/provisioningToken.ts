/** What a connection authenticates with: 256 random bits behind a prefix that people and secret scanners know. It opens SCIM alone. */
import { randomBytes } from 'node:crypto'
import * as details from '#texts/securityLog/details.js'
import type { ProvisioningConnection, ProvisioningRole } from '../../../__generated__/prisma/client.ts'
import type { Db } from '../../../db.ts'
import { badCredential } from '../../../errors.ts'
import { limit } from '../../../limits.ts'
import { hashToken } from '../../../tokens.ts'
import { countSecurityEvent, type Origin } from '../../securityLog/securityEvent.ts'

const begins = 'ascent_scim_'
/** Length of the prefix by which a token is recognized: too short to guess the rest. */
const shown = begins.length + 6
const refreshAfter = 60_000

export const newProvisioningToken = () => {
  const token = begins + randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token), prefix: token.slice(0, shown) }
}

/** Neither revoked nor run out. */
export const inForce = () => ({ revokedAt: null, expiresAt: { gt: new Date() } })

/** A connection with its roles by groups, in their order. */
export type Connection = ProvisioningConnection & { roles: ProvisioningRole[] }

/** The connection whose token it is. Throws UNAUTHENTICATED, alike for every token that is not good, and RATE_LIMITED. */
export async function authenticateConnection(db: Db, token: string, origin: Origin): Promise<Connection> {
  const found = await db.provisioningToken.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { connection: { include: { roles: { orderBy: { position: 'asc' } } } } },
  })
  const isGood = found && !found.revokedAt && found.expiresAt > new Date() && found.connection.enabled
  if (!isGood) {
    await limit('provisioningAddress', origin.address)
    if (found) countRefused(db, found, origin)
    throw badCredential()
  }
  await limit('provisioning', String(found.connectionId))
  if (Date.now() - (found.lastUsedAt?.getTime() ?? 0) > refreshAfter)
    await db.provisioningToken.updateMany({ where: { id: found.id }, data: { lastUsedAt: new Date() } })
  return found.connection
}

/** The security log tells of tokens that were good once. */
function countRefused(
  db: Db,
  { prefix, connection: { name } }: { prefix: string; connection: { name: string } },
  { address, userAgent }: Origin,
): void {
  const detail = details.provisioningTokenRefused({ prefix, name })
  countSecurityEvent(db, { kind: 'SIGN_IN_FAILED', userId: null, address, userAgent, detail })
}
