/** An interest that is held for a change, so that what both sides do at the same moment comes one after the other. */
import * as errors from '#texts/interests/errors.js'
import type { InvestmentInterest } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { interestMoves, isOver } from '../../investing/interestMoves.ts'
import { lockRow } from '../../lockRow.ts'

type Permitted = 'INTEREST_UPDATE' | 'INTEREST_WORK' | 'INTEREST_WRITE' | 'INTEREST_PASS'

/** Reads its present state and locks its row until the commit. */
export async function heldInterest(
  { tx, access }: Work,
  permission: Permitted,
  id: number,
): Promise<InvestmentInterest> {
  await lockRow(tx, 'InvestmentInterest', id)
  return access.find(permission, id)
}

/** Refuses to work on an interest that was passed or withdrawn. */
export function needOpen({ status }: Pick<InvestmentInterest, 'status'>): void {
  if (isOver(status)) throw conflict(errors.isOver({ state: interestMoves.inWords(status) }))
}
