/** Whether an interest still goes on. */
import * as errors from '#texts/interests/errors.js'
import type { InvestmentInterest } from '../../__generated__/prisma/client.ts'
import { conflict } from '../../errors.ts'
import { interestMoves, isOver } from '../../investing/interestMoves.ts'

/** Refuses to work on an interest that was passed or withdrawn. */
export function needOpen({ status }: Pick<InvestmentInterest, 'status'>): void {
  if (isOver(status)) throw conflict(errors.isOver({ state: interestMoves.inWords(status) }))
}
