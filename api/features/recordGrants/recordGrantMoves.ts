/** Access to one record: given, given until another day, revoked, and given again. */
import * as nouns from '#texts/ui/nouns.js'
import type { RecordGrantStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const giver = 'RECORD_GRANT_END'

const moves: Record<RecordGrantStatus, Partial<Record<RecordGrantStatus, Permission>>> = {
  // Another day, or other files.
  GRANTED: { GRANTED: giver, REVOKED: giver },
  REVOKED: { GRANTED: giver },
}

export const recordGrantMoves = defineMoves<'RecordGrant'>({
  entity: 'RecordGrant',
  column: 'status',
  noun: nouns.recordGrant,
  of: ({ status }) => moves[status],
})
