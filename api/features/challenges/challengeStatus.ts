/** Which status of a challenge may follow which, and who may make the move (docs/spec/challenges.md#states); and what it is shown as. */
import * as nouns from '#texts/ui/nouns.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import type { ChallengeStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { announceMove } from '../webhooks/announceMove.ts'
import { isOver } from './over.ts'

type Mover = Extract<Permission, 'CHALLENGE_UPDATE' | 'CHALLENGE_PUBLISH'>

const company: Mover = 'CHALLENGE_UPDATE'
const university: Mover = 'CHALLENGE_PUBLISH'

const moves: Record<ChallengeStatus, Partial<Record<ChallengeStatus, Mover>>> = {
  DRAFT: { UNDER_REVIEW: company, OPEN: university, CANCELLED: company },
  UNDER_REVIEW: { DRAFT: company, OPEN: university, CANCELLED: company },
  // Its deadline is extended.
  OPEN: { OPEN: company, CLOSED: company, CANCELLED: company },
  // It is opened again by extending its deadline.
  CLOSED: { OPEN: company, COMPLETED: company, CANCELLED: company },
  COMPLETED: {},
  CANCELLED: {},
}

/** The moves of challenges. */
export const challengeMoves = defineMoves<'Challenge', Mover>({
  entity: 'Challenge',
  column: 'status',
  noun: nouns.challenge,
  where: { deletedAt: null },
  of: ({ status }) => moves[status],
  announce: announceMove('CHALLENGE_STATUS_CHANGED'),
})

/** docs/spec/challenges.md#states: closed and completed stay as they are; any other whose deadline is past shows Expired. */
export const displayStatus = ({ status, closesAt }: Pick<Challenge, 'status' | 'closesAt'>, now = new Date()) =>
  status === 'CLOSED' || isOver(status) || closesAt > now ? status : 'EXPIRED'
