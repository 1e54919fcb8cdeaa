/** The states of a run. Its owner cancels it; its job makes every other move. */
import * as nouns from '#texts/ui/nouns.js'
import type { RunState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'ANALYSIS_RUN_OWN'>
const own = 'ANALYSIS_RUN_OWN'

const moves: Record<RunState, Partial<Record<RunState, Mover>>> = {
  QUEUED: { RUNNING: own, CANCELLED: own, FAILED: own },
  // A run whose process died is begun again.
  RUNNING: { RUNNING: own, DONE: own, CANCELLED: own, FAILED: own },
  DONE: {},
  FAILED: {},
  CANCELLED: {},
}

export const runMoves = defineMoves<'AnalysisRun', Mover>({
  entity: 'AnalysisRun',
  column: 'state',
  noun: nouns.analysis,
  of: ({ state }) => moves[state],
})

/** The states in which a run may still be cancelled. */
export const underWay: RunState[] = ['QUEUED', 'RUNNING']
