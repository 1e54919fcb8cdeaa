/** What may be decided on a proposal, and what it is called. */
import * as texts from '#texts/proposals/decisions.js'
import type { ProposalDecision as Decision } from '#web/__generated__/DecisionDialogMutation.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/ProposalDecision_proposal.graphql.ts'

export type { Decision }

export const decisionWords: Record<Decision, { button: string; hint: string }> = {
  SCREENING: { button: 'Begin screening', hint: texts.optionalTheApplicantsSeeThat() },
  SHORTLISTED: { button: 'Shortlist', hint: texts.optionalTheApplicantsReadIt() },
  FINALIST: { button: 'Make finalist', hint: texts.optionalTheApplicantsReadIt2() },
  ACCEPTED: { button: 'Accept', hint: texts.theApplicantsReadItThe() },
  DECLINED: { button: 'Decline', hint: texts.sayWhyTheApplicantsRead() },
  CHANGES_REQUESTED: { button: 'Request changes', hint: texts.theApplicantsReadItChanges() },
}

interface Decided {
  moves: readonly ProposalStatus[] | null | undefined
  changesRequestedAt: string | null | undefined
  challenge: { displayStatus: string } | null | undefined
}

/** What the viewer may decide now; changes can be asked for once, while the challenge is open. */
export function decisionsOf({ moves, changesRequestedAt, challenge }: Decided): Decision[] {
  const to = (moves ?? []) as readonly Decision[]
  if (!to.length || changesRequestedAt || challenge?.displayStatus !== 'OPEN') return [...to]
  // Before the two that end it.
  const isEnd = (decision: Decision) => decision === 'ACCEPTED' || decision === 'DECLINED'
  return [...to.filter((decision) => !isEnd(decision)), 'CHANGES_REQUESTED', ...to.filter(isEnd)]
}
