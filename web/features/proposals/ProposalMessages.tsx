/** What applicants and reviewers write to each other about a proposal. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalMessages.js'
import type { ProposalMessages_proposal$key } from '#web/__generated__/ProposalMessages_proposal.graphql.ts'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'

export function ProposalMessages({ proposal }: { proposal: ProposalMessages_proposal$key }) {
  const data = useFragment(
    graphql`
      fragment ProposalMessages_proposal on Proposal {
        ...MessagesSection_record
      }
    `,
    proposal,
  )
  return (
    <MessagesSection
      record={data}
      title={texts.messages()}
      noun="message"
      hint={texts.applicantsAndReviewersReadIt()}
      submit={texts.send()}
    />
  )
}
