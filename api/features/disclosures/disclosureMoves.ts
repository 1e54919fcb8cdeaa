/** Which state of a disclosure may follow which, and which permission the move needs (docs/spec/university.md#invention-disclosures). */
import * as nouns from '#texts/ui/nouns.js'
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import type { DisclosureStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Next = Partial<Record<DisclosureStatus, readonly Permission[] | Permission>>

const withdrawn = { WITHDRAWN: 'DISCLOSURE_UPDATE' } as const

const moves: Record<DisclosureStatus, (disclosure: InventionDisclosure) => Next> = {
  // A draft that nobody else knows of is deleted instead.
  DRAFT: ({ requestedAt }) => ({ SIGNING: 'DISCLOSURE_UPDATE', ...(requestedAt ? withdrawn : {}) }),
  // Whose signature is the last submits it; one on paper is recorded by the university.
  SIGNING: () => ({ DRAFT: 'DISCLOSURE_UPDATE', SUBMITTED: ['DISCLOSURE_SIGN', 'DISCLOSURE_WORK'], ...withdrawn }),
  SUBMITTED: () => ({ IN_REVIEW: 'DISCLOSURE_WORK', DRAFT: 'DISCLOSURE_WORK', ...withdrawn }),
  IN_REVIEW: () => ({ DECIDED: 'DISCLOSURE_WORK', DRAFT: 'DISCLOSURE_WORK', ...withdrawn }),
  // What is on hold can be reviewed again.
  DECIDED: ({ decision }) => (decision === 'HOLD' ? { IN_REVIEW: 'DISCLOSURE_WORK' } : {}),
  WITHDRAWN: () => ({}),
}

export const disclosureMoves = defineMoves<'InventionDisclosure'>({
  entity: 'InventionDisclosure',
  column: 'status',
  noun: nouns.disclosure,
  of: (disclosure) => moves[disclosure.status](disclosure),
})

/** The states in which the university owes a decision. */
export const deciding: readonly DisclosureStatus[] = ['SUBMITTED', 'IN_REVIEW']
