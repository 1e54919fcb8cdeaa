/** Who of a disclosure's inventors has an account. */
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'

/** Its inventors with an account, and who submits it. */
export async function inventingPeople(tx: Tx, { id, submitterId }: Pick<InventionDisclosure, 'id' | 'submitterId'>) {
  const inventors = await tx.disclosureInventor.findMany({
    where: { disclosureId: id, userId: { not: null } },
    select: { userId: true },
  })
  return [...new Set([submitterId, ...inventors.map(({ userId }) => userId)].filter((one) => one !== null))]
}
