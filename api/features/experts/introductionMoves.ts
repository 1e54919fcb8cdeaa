/** The moves of requests to be introduced to an expert: they are answered once. */
import * as nouns from '#texts/ui/nouns.js'
import type { IntroductionState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'INTRODUCTION_ANSWER'>

const moves: Record<IntroductionState, Partial<Record<IntroductionState, Mover>>> = {
  WAITING: { ACCEPTED: 'INTRODUCTION_ANSWER', DECLINED: 'INTRODUCTION_ANSWER' },
  ACCEPTED: {},
  DECLINED: {},
}

export const introductionMoves = defineMoves<'Introduction', Mover>({
  entity: 'Introduction',
  column: 'state',
  noun: nouns.request,
  of: ({ state }) => moves[state],
})
