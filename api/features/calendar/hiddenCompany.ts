/** Keeps the company of an anonymous challenge hidden in meetings about its proposals: whoever is there sees who else is. */
import * as texts from '#texts/meetings/errors.js'
import type { Work } from '../../action.ts'
import { Access } from '../../access.ts'
import { conflict } from '../../errors.ts'
import { rolesOf } from '../../policy.ts'
import { viewerColumns } from '../../viewer.ts'
import { revealing } from '../../proposing/proposalStages.ts'

/** Refuses a meeting about a proposal that brings company people together with people who may not know the company. */
export async function keepCompanyHidden(
  { tx }: Pick<Work, 'tx'>,
  proposalId: number | null | undefined,
  people: readonly number[],
): Promise<void> {
  if (proposalId == null) return
  const hidden = await tx.proposal.findFirst({
    where: { id: proposalId, status: { notIn: [...revealing] }, challenge: { anonymous: true } },
    select: { challengeId: true },
  })
  if (!hidden) return
  const attending = await tx.user.findMany({ where: { id: { in: [...people] } }, select: viewerColumns })
  const companies = new Set<string>(rolesOf('CHALLENGE_MANAGE'))
  if (!attending.some(({ role }) => companies.has(role))) return
  // Both sides get the same words: they must not tell an applicant who belongs to the company.
  for (const viewer of attending)
    if (!(await new Access(viewer, tx).can('CHALLENGE_READ_COMPANY', hidden.challengeId)))
      throw conflict(texts.companyHidden())
}
