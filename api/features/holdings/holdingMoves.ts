/** Which state of a holding may follow which (docs/spec/investors.md#portfolio). */
import * as nouns from '#texts/ui/nouns.js'
import type { HoldingStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'

const owner = 'HOLDING_UPDATE' as const

const moves: Record<HoldingStatus, Partial<Record<HoldingStatus, typeof owner>>> = {
  ACTIVE: { EXITED: owner, WRITTEN_OFF: owner },
  // Both may have been entered by mistake.
  EXITED: { ACTIVE: owner },
  WRITTEN_OFF: { ACTIVE: owner },
}

export const holdingMoves = defineMoves<'Holding'>({
  entity: 'Holding',
  column: 'status',
  noun: nouns.holding,
  of: ({ status }) => moves[status],
})
