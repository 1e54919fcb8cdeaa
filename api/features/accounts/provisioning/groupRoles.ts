/** Which role the groups of a person give, and the change that follows when it is another one. */
import type { Role } from '../../../__generated__/prisma/enums.ts'
import * as texts from '#texts/provisioning/details.js'
import { lockRow } from '../../../lockRow.ts'
import { putRole } from '../accountState.ts'
import type { Provisioning } from './provision.ts'
import type { Connection } from './provisioningToken.ts'

/** The role of the first group in the mapping; null where none gives one. Administrators only where it is allowed. */
export function roleOfGroups(
  { roles, makesAdministrators }: Pick<Connection, 'roles' | 'makesAdministrators'>,
  groups: readonly string[],
): Role | null {
  const names = new Set(groups.map((name) => name.toLowerCase()))
  const allowed = roles.filter(({ role }) => role !== 'ADMIN' || makesAdministrators)
  return allowed.find(({ value }) => names.has(value.toLowerCase()))?.role ?? null
}

/**
 * Gives an account the role of its groups when they give another one than before: a role that people gave here stays until
 * then. Without such a group it has the usual role. An administrator stays one where groups make none.
 */
export async function applyGroupRole(work: Provisioning, id: number): Promise<void> {
  const { tx, connection } = work
  // Of two groups that change at once, the later one sees the other.
  await lockRow(tx, 'ProvisionedUser', id)
  const found = await tx.provisionedUser.findUnique({
    where: { id },
    include: { user: true, memberships: { include: { group: { select: { displayName: true } } } } },
  })
  if (!found) return
  const { user, memberships, groupRole } = found
  const now = roleOfGroups(
    connection,
    memberships.map(({ group }) => group.displayName),
  )
  if (now === groupRole) return
  await tx.provisionedUser.update({ where: { id }, data: { groupRole: now } })
  const role = now ?? connection.defaultRole
  if (role === user.role || (user.role === 'ADMIN' && !connection.makesAdministrators)) return
  const { name } = connection
  await putRole(work, user, role, now ? texts.roleOfGroup({ name }) : texts.roleWithoutGroup({ name }))
}
