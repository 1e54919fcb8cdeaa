/** Roles as administrators choose them. Companies have two roles of one name, which may do the same. */
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import type { Role } from '#web/__generated__/ChangeRoleMutation.graphql.ts'

type Known = Exclude<Role, '%future added value'>

/** The roles behind each name of an address. */
export const rolesIn = {
  researcher: ['RESEARCHER'],
  industry: ['INDUSTRY', 'INDUSTRY_PARTNER'],
  investor: ['INVESTOR'],
  expert: ['EXPERT'],
  commercialization: ['COMMERCIALIZATION_TEAM'],
  university: ['KU_TEAM'],
  admin: ['ADMIN'],
} as const satisfies Record<string, readonly Known[]>

export type RoleName = keyof typeof rolesIn

export const roleNames = Object.fromEntries(
  Object.entries(rolesIn).map(([name, [role]]) => [name, roleWords[role]]),
) as Record<RoleName, string>

/** The choices of a form: one for each name, and the other role of companies where it is the present one. */
export const roleChoices = (current?: string) =>
  (Object.keys(roleNames) as RoleName[]).map((name) => {
    const roles: readonly string[] = rolesIn[name]
    const value = roles.find((role) => role === current) ?? roles[0]!
    return { value, label: roleNames[name] }
  })
