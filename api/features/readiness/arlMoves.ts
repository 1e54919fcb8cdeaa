/** The states of an assessment: read, rated, completed. */
import * as nouns from '#texts/ui/nouns.js'
import type { Permission } from '../../policy.ts'
import type { ArlStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'

const moves: Record<ArlStatus, Partial<Record<ArlStatus, Permission>>> = {
  // The run that reads the files makes a draft of it when it ends; a program that has the ratings need not wait.
  PROCESSING: { DRAFT: 'ARL_UPDATE', COMPLETED: 'ARL_UPDATE' },
  // The files can be read again.
  DRAFT: { PROCESSING: 'ARL_UPDATE', COMPLETED: 'ARL_UPDATE' },
  COMPLETED: {},
}

export const arlMoves = defineMoves<'ArlAssessment'>({
  entity: 'ArlAssessment',
  column: 'status',
  noun: nouns.assessment,
  of: ({ status }) => moves[status],
})
