/** Which state of an interest may follow which, and which permission the move needs (docs/spec/investors.md#interests). */
import * as nouns from '#texts/ui/nouns.js'
import type { InterestStatus } from '../__generated__/prisma/enums.ts'
import { defineMoves } from '../moves.ts'
import type { Permission } from '../policy.ts'

type Next = Partial<Record<InterestStatus, Permission | readonly Permission[]>>

const work = 'INTEREST_WORK'
const person = 'INTEREST_UPDATE'
const either = [work, person] as const

const moves: Record<InterestStatus, Next> = {
  EXPRESSED: { ACKNOWLEDGED: work, PASSED: work, WITHDRAWN: person },
  ACKNOWLEDGED: { MEETING_SCHEDULED: work, IN_DISCUSSION: work, PASSED: either, WITHDRAWN: person },
  // A meeting that falls through leaves it acknowledged.
  MEETING_SCHEDULED: { ACKNOWLEDGED: work, IN_DISCUSSION: work, PASSED: either, WITHDRAWN: person },
  IN_DISCUSSION: { TERM_SHEET: work, PASSED: either },
  TERM_SHEET: { IN_DISCUSSION: work, INVESTED: work, PASSED: either },
  INVESTED: {},
  PASSED: {},
  WITHDRAWN: {},
}

/** What comes of a company's interest is the deal of the project: it has no term sheet and no investment. */
const ofIndustry: Record<InterestStatus, Next> = { ...moves, IN_DISCUSSION: { PASSED: either } }

export const interestMoves = defineMoves<'InvestmentInterest'>({
  entity: 'InvestmentInterest',
  column: 'status',
  noun: nouns.interest,
  of: ({ status, kind }) => (kind === 'INDUSTRY' ? ofIndustry : moves)[status],
})

/** The states in which nothing more is said about it. */
export const isOver = (status: InterestStatus): boolean => status === 'PASSED' || status === 'WITHDRAWN'

/** What every move writes beside the state. */
export const moved = (): { statusSince: Date } => ({ statusSince: new Date() })
