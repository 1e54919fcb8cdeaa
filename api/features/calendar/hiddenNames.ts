/** Keeps names that are withheld out of meetings about a proposal: those who are there see who else is. */
import * as texts from '#texts/meetings/errors.js'
import type { Work } from '../../action.ts'
import { Access } from '../../access.ts'
import { conflict } from '../../errors.ts'
import { rolesOf, type Permission } from '../../policy.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { revealing } from '../../proposing/proposalStages.ts'

/**
 * Refuses a meeting about a proposal that brings company people together with researchers, while these may not know the
 * company of its challenge or the company may not know who applied.
 */
export async function keepNamesHidden(
  { tx }: Pick<Work, 'tx'>,
  proposalId: number | null | undefined,
  people: readonly number[],
): Promise<void> {
  if (proposalId == null) return
  const proposal = await tx.proposal.findUniqueOrThrow({
    where: { id: proposalId },
    select: {
      status: true,
      applicantsHidden: true,
      challengeId: true,
      challenge: { select: { anonymous: true, blindScreening: true } },
    },
  })
  const { status, challengeId, challenge } = proposal
  const companyHidden = challenge.anonymous && !revealing.some((one) => one === status)
  // A draft becomes one without names when it is submitted.
  const applicantsHidden = proposal.applicantsHidden || (challenge.blindScreening && status === 'DRAFT')
  if (!companyHidden && !applicantsHidden) return
  const attending = await tx.user.findMany({ where: { id: { in: [...people] } }, select: viewerColumns })
  if (!hasRole(attending, 'CHALLENGE_MANAGE')) return
  // All get the same words, also about people who have no part in it: nobody finds out by guessing who is on the other side.
  if (companyHidden)
    for (const viewer of attending)
      if (!(await new Access(viewer, tx).can('CHALLENGE_READ_COMPANY', challengeId)))
        throw conflict(texts.companyHidden())
  if (applicantsHidden && hasRole(attending, 'PROPOSAL_CREATE')) throw conflict(texts.applicantsHidden())
}

function hasRole(people: readonly Viewer[], permission: Permission): boolean {
  const roles = new Set<string>(rolesOf(permission))
  return people.some(({ role }) => roles.has(role))
}
