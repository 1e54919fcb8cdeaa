/** Notes among reviewers; applicants never see them. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalNotes.js'
import type { ProposalNotes_proposal$key } from '#web/__generated__/ProposalNotes_proposal.graphql.ts'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'

export function ProposalNotes({ proposal }: { proposal: ProposalNotes_proposal$key }) {
  const data = useFragment(
    graphql`
      fragment ProposalNotes_proposal on Proposal {
        ...InternalMessages_record
      }
    `,
    proposal,
  )
  return (
    <InternalMessages
      record={data}
      title={texts.privateNotes()}
      noun="note"
      hint={texts.onlyYourReviewTeamAnd()}
      submit={texts.addNote()}
    />
  )
}
