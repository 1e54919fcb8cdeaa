/** Who is of the university's team, for what the whole team is notified of. */
import type { Role } from './__generated__/prisma/enums.ts'
import type { Tx } from './db.ts'

/** The roles of the commercialization team. */
export const teamRoles: readonly Role[] = ['COMMERCIALIZATION_TEAM', 'KU_TEAM']

/** The numbers of those of these roles who are active. */
export async function activeOf(tx: Tx, roles: readonly Role[]): Promise<number[]> {
  const people = await tx.user.findMany({ where: { role: { in: [...roles] }, status: 'ACTIVE' }, select: { id: true } })
  return people.map(({ id }) => id)
}
