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

/** The names of roles; those of one name are said once. */
export const namesOfRoles = (roles: readonly string[]): string[] =>
  (Object.keys(rolesIn) as RoleName[])
    .filter((name) => rolesIn[name].some((role) => roles.includes(role)))
    .map((name) => roleNames[name])

/** What the API takes for the choices of a form: both roles of companies where one was chosen. */
export const rolesOfChoices = (chosen: readonly Role[]): readonly Role[] =>
  Object.values(rolesIn)
    .map((roles): readonly Role[] => roles)
    .filter((roles) => roles.some((role) => chosen.includes(role)))
    .flat()

/** The same for the values of a form. */
export const withRolesOfChoices = <V extends { roles: readonly Role[] }>(values: V) => ({
  ...values,
  roles: rolesOfChoices(values.roles),
})

/** The choices of a form: one for each name, and the other role of companies where it is the present one. */
export const roleChoices = (current?: string) =>
  (Object.keys(roleNames) as RoleName[]).map((name) => {
    const roles: readonly string[] = rolesIn[name]
    const value = roles.find((role) => role === current) ?? roles[0]!
    return { value, label: roleNames[name] }
  })
