/** An assessment that may still be rated, locked: of several changes at the same time each counts on what the others wrote. */
import * as errors from '#texts/readiness/errors.js'
import type { ArlStatus } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'

/** Throws a conflict when it is in another state than those. */
export async function lockOpen(tx: Tx, id: number, states: Exclude<ArlStatus, 'COMPLETED'>[]): Promise<void> {
  const { count } = await tx.arlAssessment.updateMany({
    where: { id, status: { in: states } },
    data: { updatedAt: new Date() },
  })
  if (!count) throw conflict(errors.completed())
}
