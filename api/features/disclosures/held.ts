/** A disclosure that is held for a change, so that what is signed, edited and decided at the same moment comes one after the other. */
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'

type Permitted = 'DISCLOSURE_UPDATE' | 'DISCLOSURE_SIGN' | 'DISCLOSURE_WORK'

/** Reads its present state and locks its row until the commit. */
export async function heldDisclosure(
  { tx, access }: Work,
  permission: Permitted,
  id: number,
): Promise<InventionDisclosure> {
  await tx.$queryRaw`SELECT "id" FROM "InventionDisclosure" WHERE "id" = ${id} FOR UPDATE`
  return access.find(permission, id)
}

/** Its inventors in their order, each with the signature that stands. */
export const inventorsOf = ({ tx }: Pick<Work, 'tx'>, disclosureId: number) =>
  tx.disclosureInventor.findMany({
    where: { disclosureId },
    include: { signatures: { where: { voidedAt: null } } },
    orderBy: { position: 'asc' },
  })

/** Voids the signatures that stand; returns how many there were. They stay on the record. */
export async function voidSignatures({ tx }: Pick<Work, 'tx'>, disclosureId: number): Promise<number> {
  const { count } = await tx.disclosureSignature.updateMany({
    where: { disclosureId, voidedAt: null },
    data: { voidedAt: new Date() },
  })
  return count
}
