/** Who belongs to a grant. */
import type { ResearchGrant } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'

/** Who keeps it, and its members with an account. */
export async function peopleOf(tx: Tx, { id, ownerId }: Pick<ResearchGrant, 'id' | 'ownerId'>): Promise<number[]> {
  const members = await tx.grantMember.findMany({ where: { researchGrantId: id }, select: { userId: true } })
  return [ownerId, ...members.map(({ userId }) => userId)].filter((one) => one !== null)
}
