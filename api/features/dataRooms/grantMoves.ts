/** Which state of a reader's access to a data room may follow which, and who makes the move (docs/spec/investors.md#data-rooms). */
import * as nouns from '#texts/ui/nouns.js'
import type { RoomGrantStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const team = 'ROOM_GRANT_ANSWER'
const reader = 'ROOM_GRANT_REQUEST'
const lead = 'ROOM_GRANT_PROPOSE'

const moves: Record<RoomGrantStatus, Partial<Record<RoomGrantStatus, Permission>>> = {
  // A reader who was proposed may ask without knowing.
  PROPOSED: { GRANTED: team, DECLINED: team, REQUESTED: reader },
  REQUESTED: { GRANTED: team, DECLINED: team },
  // Another day, or another right to download; who asks again does so when it has lapsed.
  GRANTED: { GRANTED: team, REVOKED: team, REQUESTED: reader },
  DECLINED: { REQUESTED: reader, GRANTED: team, PROPOSED: lead },
  REVOKED: { REQUESTED: reader, GRANTED: team },
}

export const grantMoves = defineMoves<'RoomGrant'>({
  entity: 'RoomGrant',
  column: 'status',
  noun: nouns.roomGrant,
  of: ({ status }) => moves[status],
})
