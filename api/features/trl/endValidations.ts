/** What becomes of a claim when a validator declines, is removed or is gone. */
import type { TrlClaim } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { beforeValidators } from '../../relations/trl.ts'
import { trlMoves } from './trlMoves.ts'

type Here = Pick<Work, 'tx' | 'audit'>

/** Ends an assignment; a claim in review without a validator waits for one again. False when there is no such assignment. */
export async function endValidation(work: Here, claim: TrlClaim, userId: number, comment = ''): Promise<boolean> {
  const { tx } = work
  const row = await tx.trlValidator.findUnique({
    where: { claimId_userId: { claimId: claim.id, userId } },
    include: { user: { select: { name: true } } },
  })
  if (!row) return false
  await tx.trlValidator.delete({ where: { id: row.id } })
  const changes = { validators: [row.user.name, null] } as const
  const left = await tx.trlValidator.count({ where: { claimId: claim.id, acceptedAt: { not: null } } })
  if (claim.status === 'IN_REVIEW' && !left)
    await moveIfUnchanged(work, trlMoves, claim, 'REQUESTED', { changes, comment })
  else await work.audit('TrlClaim', claim.id, changes, comment)
  return true
}

/** Ends all assignments of a person to claims that are not decided. */
export async function endValidations(work: Here, userId: number): Promise<void> {
  const claims = await work.tx.trlClaim.findMany({
    where: { status: { in: [...beforeValidators] }, validators: { some: { userId } } },
    orderBy: { id: 'asc' },
  })
  for (const claim of claims) await endValidation(work, claim, userId)
}
