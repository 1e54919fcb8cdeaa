/** Who a provider says somebody is, whatever the protocol. */
import type { Role } from '../../../__generated__/prisma/enums.ts'

/** What a provider proved. */
export interface Identity {
  /** By which the provider knows the person for good. */
  subject: string
  /** In lower case; empty where it said none. */
  email: string
  /** Whether it said itself that the address is confirmed; null where it said nothing. */
  emailConfirmed: boolean | null
  name: string
  firstName: string
  lastName: string
  /** The values of the claim that makes roles. */
  roleValues: string[]
  /** Whether it said that two factors were asked for. */
  statesTwoFactors: boolean
  /** Its name of the session, and what it wants to see when the session ends. */
  session: string
  hint: string
}

/** How providers say that two factors were asked for: RFC 8176, REFEDS, Microsoft. */
const twoFactors: ReadonlySet<string> = new Set([
  'mfa',
  'https://refeds.org/profile/mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
])

/** Whether one of the methods or contexts means two factors. */
export const statesTwoFactors = (values: readonly string[]): boolean => values.some((value) => twoFactors.has(value))

/** The texts that a claim holds: one, several, or none. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value === 'string') return value ? [value] : []
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** A claim by its name, or by the names of the objects around it (`realm_access.roles`). */
export function claimAt(claims: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  let at: unknown = claims
  for (const name of path.split('.'))
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined
  return at
}

interface Mapping {
  defaultRole: Role | null
  makesAdministrators: boolean
  roles: readonly { value: string; role: Role }[]
}

/** The role of a new account: of the first value that has one, else the usual one; null for no account. */
export function roleFor({ roles, defaultRole, makesAdministrators }: Mapping, values: readonly string[]): Role | null {
  const role = roles.find(({ value }) => values.includes(value))?.role ?? defaultRole
  return role === 'ADMIN' && !makesAdministrators ? defaultRole : role
}
