/** Who changes the e-mail address of an account: its person, unless the university's sign-in brings it. */
import * as texts from '#texts/accounts/errors.js'
import type { Tx } from '../../db.ts'

/** Why a person cannot change the address; null when it can be changed. */
export async function emailObstacle(tx: Pick<Tx, 'user'>, id: number): Promise<string | null> {
  const own = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      passwordHash: true,
      provisioned: { select: { id: true } },
      providerLinks: { select: { id: true }, take: 1 },
    },
  })
  const byUniversity = own.provisioned !== null || own.providerLinks.length > 0 || own.passwordHash === null
  return byUniversity ? texts.emailOfUniversity() : null
}
