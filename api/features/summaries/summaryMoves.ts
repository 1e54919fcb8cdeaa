/** Which state of a technology summary may follow which, and which permission the move needs (docs/spec/projects.md#technology-summary). */
import * as nouns from '#texts/ui/nouns.js'
import type { SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const moves: Record<SummaryStatus, Partial<Record<SummaryStatus, Permission>>> = {
  DRAFT: { PROPOSED: 'SUMMARY_UPDATE' },
  // A change of the text takes the proposal and the agreement back.
  PROPOSED: { DRAFT: 'SUMMARY_UPDATE', CHANGES_REQUESTED: 'SUMMARY_AGREE', AGREED: 'SUMMARY_AGREE' },
  CHANGES_REQUESTED: { PROPOSED: 'SUMMARY_UPDATE' },
  AGREED: { DRAFT: 'SUMMARY_UPDATE', CHANGES_REQUESTED: 'SUMMARY_AGREE', PUBLISHED: 'SUMMARY_UPDATE' },
  PUBLISHED: { WITHDRAWN: 'SUMMARY_WITHDRAW' },
  WITHDRAWN: { DRAFT: 'SUMMARY_UPDATE' },
}

export const summaryMoves = defineMoves<'TechnologySummary'>({
  entity: 'TechnologySummary',
  column: 'status',
  noun: nouns.technologySummary,
  of: ({ status }) => moves[status],
})

/** The state after a change of the text; null where the text cannot be changed. */
export const afterChange = {
  DRAFT: 'DRAFT',
  PROPOSED: 'DRAFT',
  CHANGES_REQUESTED: 'CHANGES_REQUESTED',
  AGREED: 'DRAFT',
  PUBLISHED: null,
  WITHDRAWN: 'DRAFT',
} as const satisfies Record<SummaryStatus, SummaryStatus | null>
