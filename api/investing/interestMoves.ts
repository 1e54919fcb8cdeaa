/** Which state of an investor's interest may follow which, and which permission the move needs (docs/spec/investors.md#interests). */
import * as nouns from '#texts/ui/nouns.js'
import type { InterestStatus } from '../__generated__/prisma/enums.ts'
import { defineMoves } from '../moves.ts'
import type { Permission } from '../policy.ts'

type Next = Partial<Record<InterestStatus, Permission | readonly Permission[]>>

const work = 'INTEREST_WORK'
const investor = 'INTEREST_UPDATE'
const either = [work, investor] as const

const moves: Record<InterestStatus, Next> = {
  EXPRESSED: { ACKNOWLEDGED: work, PASSED: work, WITHDRAWN: investor },
  ACKNOWLEDGED: { MEETING_SCHEDULED: work, IN_DISCUSSION: work, PASSED: either, WITHDRAWN: investor },
  // A meeting that falls through leaves it acknowledged.
  MEETING_SCHEDULED: { ACKNOWLEDGED: work, IN_DISCUSSION: work, PASSED: either, WITHDRAWN: investor },
  IN_DISCUSSION: { TERM_SHEET: work, PASSED: either },
  TERM_SHEET: { IN_DISCUSSION: work, INVESTED: work, PASSED: either },
  INVESTED: {},
  PASSED: {},
  WITHDRAWN: {},
}

export const interestMoves = defineMoves<'InvestmentInterest'>({
  entity: 'InvestmentInterest',
  column: 'status',
  noun: nouns.interest,
  of: ({ status }) => moves[status],
})

/** The states in which nothing more is said about it. */
export const isOver = (status: InterestStatus): boolean => status === 'PASSED' || status === 'WITHDRAWN'

/** What every move writes beside the state. */
export const moved = (): { statusSince: Date } => ({ statusSince: new Date() })
