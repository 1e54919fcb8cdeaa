/** What may be decided on a proposal, and what it is called. */
import * as texts from '#texts/proposals/decisions.js'
import type { ProposalDecision as Decision } from '#web/__generated__/DecisionDialogMutation.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/useProposalDecision_proposal.graphql.ts'

export type { Decision }

export const decisionWords: Record<Decision, { button: string; hint: string }> = {
  SCREENING: { button: texts.beginScreening(), hint: texts.optionalTheApplicantsSeeThat() },
  SHORTLISTED: { button: texts.shortlist(), hint: texts.optionalTheApplicantsReadIt() },
  FINALIST: { button: texts.makeFinalist(), hint: texts.optionalTheApplicantsReadIt2() },
  ACCEPTED: { button: texts.accept(), hint: texts.theApplicantsReadItThe() },
  DECLINED: { button: texts.decline(), hint: texts.sayWhyTheApplicantsRead() },
  CHANGES_REQUESTED: { button: texts.requestChanges(), hint: texts.theApplicantsReadItChanges() },
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
