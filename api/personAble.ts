/** Somebody who is chosen in a form for what a permission allows. */
import type { Tx } from './db.ts'
import { invalid } from './errors.ts'
import { rolesOf, type Permission } from './policy.ts'
import { viewerColumns, type Viewer } from './viewer.ts'

/** The person, with an active account and a role that holds the permission; the field is refused for everybody else. */
export async function personAble(
  tx: Tx,
  permission: Permission,
  id: number,
  refused: Record<string, string>,
): Promise<Viewer> {
  const person = await tx.user.findFirst({
    where: { id, status: 'ACTIVE', role: { in: rolesOf(permission) } },
    select: viewerColumns,
  })
  if (!person) throw invalid(refused)
  return person
}
