/** What a reviewer may decide on a proposal, the next stage first. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { useProposalDecision_proposal$key } from '#web/__generated__/useProposalDecision_proposal.graphql.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decisionsOf, decisionWords, type Decision } from './decisions.ts'

export function useProposalDecision(key: useProposalDecision_proposal$key) {
  const proposal = useFragment(
    graphql`
      fragment useProposalDecision_proposal on Proposal {
        id
        number
        title
        status
        moves
        changesRequestedAt
        challenge {
          displayStatus
        }
      }
    `,
    key,
  )
  const [decision, setDecision] = useState<Decision | null>(null)
  const actions = decisionsOf(proposal).map((choice): RecordAction => ({
    next: choice !== 'DECLINED' && choice !== 'CHANGES_REQUESTED',
    label: decisionWords[choice].button,
    ...(choice === 'DECLINED' && { danger: true }),
    onSelect: () => setDecision(choice),
  }))
  return {
    actions,
    dialogs: <DecisionDialog proposal={proposal} decision={decision} onClose={() => setDecision(null)} />,
  }
}
