/** Who belongs to a patent, and what it is called outside of the platform. */
import * as texts from '#texts/patents/notifications.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { officeWords } from './offices.rules.ts'

/** What a notification calls it. */
export const nameOf = ({ id, title, office }: Pick<Patent, 'id' | 'title' | 'office'>, confidential: boolean): string =>
  confidential
    ? texts.confidentialPatent({ number: String(id), office: officeWords(office) })
    : texts.patent({ title, office: officeWords(office) })

/** Who keeps it, and its inventors with an account. */
export async function peopleOf(tx: Tx, patentFamilyId: number) {
  const { ownerId, confidential, inventors } = await tx.patentFamily.findUniqueOrThrow({
    where: { id: patentFamilyId },
    select: { ownerId: true, confidential: true, inventors: { select: { userId: true } } },
  })
  const inventing = inventors.map(({ userId }) => userId)
  return { confidential, ownerId, people: [ownerId, ...inventing].filter((one) => one !== null) }
}
