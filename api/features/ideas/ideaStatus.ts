/** Which status of an idea may follow which, and which permission the move needs (docs/spec/ideas.md#states). */
import * as nouns from '#texts/ui/nouns.js'
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { announceMove } from '../webhooks/announceMove.ts'

type Mover = Extract<Permission, 'IDEA_UPDATE' | 'IDEA_REVIEW' | 'VALIDATION_ANSWER' | 'IDEA_CONVERT'>
type Moves = Partial<Record<IdeaStatus, Mover>>

const submitter: Mover = 'IDEA_UPDATE'
const team: Mover = 'IDEA_REVIEW'
const expert: Mover = 'VALIDATION_ANSWER'

const answers: Moves = { APPROVED: team, NEEDS_CHANGES: team, DECLINED: team }
const merge: Moves = { MERGED: team }

const moves: Record<IdeaStatus, Moves> = {
  DRAFT: { SUBMITTED: submitter },
  SUBMITTED: { UNDER_REVIEW: team, ...answers, ...merge },
  UNDER_REVIEW: { ...answers, ...merge },
  NEEDS_CHANGES: { SUBMITTED: submitter, ...merge },
  APPROVED: { VALIDATED: expert, ...merge },
  // The university may look at it once more.
  DECLINED: { UNDER_REVIEW: team, ...merge },
  VALIDATED: { CONVERTED: 'IDEA_CONVERT' },
  CONVERTED: {},
  MERGED: {},
}

/** The moves of ideas. */
export const ideaMoves = defineMoves<'Idea', Mover>({
  entity: 'Idea',
  column: 'status',
  noun: nouns.idea,
  of: ({ status }) => moves[status],
  announce: announceMove('IDEA_STATUS_CHANGED'),
})

/** Back from a merge to the status before it; apart from the others, so that no answer to an idea ends its merge. */
export const undoMergeMoves = defineMoves<'Idea', Mover>({
  entity: 'Idea',
  column: 'status',
  noun: nouns.idea,
  of: ({ status, mergedFrom }) => (status === 'MERGED' && mergedFrom ? { [mergedFrom]: team } : {}),
  announce: announceMove('IDEA_STATUS_CHANGED'),
})

/** The names that statuses had before, as integrators may still send them. */
const legacy: Record<string, IdeaStatus> = {
  new: 'SUBMITTED',
  'under review': 'UNDER_REVIEW',
  approved: 'APPROVED',
  implemented: 'CONVERTED',
  declined: 'DECLINED',
}

/** The legacy labels, as the REST calls read them. */
export const legacyLabels = Object.keys(legacy)

/** The status of a legacy label, or what was given. */
export const statusOfLabel = (label: string): string =>
  legacy[label.trim().toLowerCase().replaceAll(/[_-]/g, ' ')] ?? label
