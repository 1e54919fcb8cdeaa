/** How a deal may be closed, and which permission the move needs (docs/spec/investors.md#deals). */
import * as nouns from '#texts/ui/nouns.js'
import type { DealStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const work = 'DEAL_WORK'
const open = { OPEN: work } as const

const moves: Record<DealStatus, Partial<Record<DealStatus, Permission>>> = {
  OPEN: { LICENSED: work, SPUN_OUT: work, INVESTED: work, ENDED: work },
  // What was closed by mistake is opened again, unless another deal of the project is open.
  LICENSED: open,
  SPUN_OUT: open,
  INVESTED: open,
  ENDED: open,
}

export const dealMoves = defineMoves<'Deal'>({
  entity: 'Deal',
  column: 'status',
  noun: nouns.deal,
  of: ({ status }) => moves[status],
})
