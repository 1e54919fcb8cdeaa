/** How a request that a sandbox answers names its key: headers that only the two processes exchange. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ApiScope, Role } from '../__generated__/prisma/enums.ts'
import { beginsKey } from '../features/apiKeys/keyForm.rules.ts'

const secretHeader = 'x-ascent-sandbox-secret'
const keyHeader = 'x-ascent-sandbox-key'

/** A sandbox key as the sandbox knows it: which one it is, as whom it asks, and what it may do. */
export interface VouchedKey {
  id: number
  role: Role
  scopes: readonly ApiScope[]
}

export const vouchingHeaders = (secret: string, key: VouchedKey) => ({
  authorization: `Bearer ${innerToken(secret, key)}`,
  [secretHeader]: secret,
  [keyHeader]: JSON.stringify(key),
})

/** The key that a request is vouched for with; null for anything that does not come from the process that keeps the sandbox. */
export function vouchedKey(headers: IncomingHttpHeaders, secret: string): VouchedKey | null {
  const given = Buffer.from(String(headers[secretHeader] ?? ''))
  const right = Buffer.from(secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return JSON.parse(String(headers[keyHeader])) as VouchedKey
}

/** The key's name inside the sandbox: the real one stays outside. */
export const innerToken = (secret: string, { id, role, scopes }: VouchedKey) =>
  beginsKey + createHmac('sha256', secret).update(`${id} ${role} ${scopes.join()}`).digest('base64url')
