/** What claims have in common whatever is done with them. */
import * as errors from '#texts/trl/errors.js'
import type { TrlClaim } from '../../__generated__/prisma/client.ts'
import type { TrlClaimStatus, TrlValidationStatus } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import { trlMoves } from './trlMoves.ts'

/** The states in which a project has its one open claim. */
export const openStates: readonly TrlClaimStatus[] = ['DRAFT', 'REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED']

/** The claim, locked until the commit; throws a conflict when it is in another state than those. */
export async function lockClaim(tx: Tx, id: number, states: readonly TrlClaimStatus[]): Promise<TrlClaim> {
  const [claim] = await tx.trlClaim.updateManyAndReturn({
    where: { id, status: { in: [...states] } },
    data: { updatedAt: new Date() },
  })
  if (claim) return claim
  const { status } = await tx.trlClaim.findUniqueOrThrow({ where: { id }, select: { status: true } })
  throw conflict(errors.notNow({ state: trlMoves.inWords(status) }))
}

/** What every notification about a claim says. */
export const namedIn = ({ title, level }: Pick<TrlClaim, 'title' | 'level'>, by: Viewer) => ({
  project: title,
  level: String(level),
  by: by.name,
})

/** What the project says of the validation of its level. */
const words: Partial<Record<TrlClaimStatus, TrlValidationStatus>> = {
  REQUESTED: 'PENDING',
  IN_REVIEW: 'PENDING',
  CHANGES_REQUESTED: 'CHANGES_REQUESTED',
}

/** Writes where its claim stands to the project; without an open claim it is what was validated before. */
export async function writeValidationStatus(tx: Tx, projectId: number, status: TrlClaimStatus): Promise<void> {
  const { validatedTrl } = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { validatedTrl: true },
  })
  const trlValidationStatus = words[status] ?? (validatedTrl === null ? 'NONE' : 'VALIDATED')
  await tx.project.update({ where: { id: projectId }, data: { trlValidationStatus } })
}
