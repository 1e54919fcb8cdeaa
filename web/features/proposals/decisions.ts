/** What may be decided on a proposal, and what it is called. */
import type { ProposalDecision as Decision } from '#web/__generated__/DecisionDialogMutation.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/ProposalDecision_proposal.graphql.ts'

export type { Decision }

export const decisionWords: Record<Decision, { button: string; hint: string }> = {
  SCREENING: { button: 'Begin screening', hint: 'Optional. The applicants see that it is in review.' },
  SHORTLISTED: { button: 'Shortlist', hint: 'Optional. The applicants read it, and the name of your company.' },
  FINALIST: { button: 'Make finalist', hint: 'Optional. The applicants read it.' },
  ACCEPTED: { button: 'Accept', hint: 'The applicants read it. The proposal becomes a collaboration.' },
  DECLINED: { button: 'Decline', hint: 'Why. The applicants read it; without it nothing is declined.' },
  CHANGES_REQUESTED: { button: 'Request changes', hint: 'What has to change. It can be asked for once.' },
}

interface Decided {
  moves: readonly ProposalStatus[] | null | undefined
  changesRequestedAt: string | null | undefined
  challenge: { displayStatus: string } | null | undefined
}

/** What the viewer may decide now; changes can be asked for once, while the challenge is open. */
export function decisionsOf({ moves, changesRequestedAt, challenge }: Decided): Decision[] {
  const to = (moves ?? []) as readonly Decision[]
  return to.length && !changesRequestedAt && challenge?.displayStatus === 'OPEN'
    ? [...to, 'CHANGES_REQUESTED']
    : [...to]
}
