/** How an authorship moves: its researcher claims or rejects it, and may come to think otherwise. */
import * as nouns from '#texts/ui/nouns.js'
import type { AuthorshipState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'AUTHORSHIP_OWN'>

const moves: Record<AuthorshipState, Partial<Record<AuthorshipState, Mover>>> = {
  SUGGESTED: { CLAIMED: 'AUTHORSHIP_OWN', REJECTED: 'AUTHORSHIP_OWN' },
  CLAIMED: { REJECTED: 'AUTHORSHIP_OWN' },
  REJECTED: { CLAIMED: 'AUTHORSHIP_OWN' },
}

/** The moves of authorships. */
export const authorshipMoves = defineMoves<'Authorship', Mover>({
  entity: 'Authorship',
  column: 'state',
  noun: nouns.authorship,
  of: ({ state }) => moves[state],
})
