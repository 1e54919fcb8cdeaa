/** What applicants and reviewers write to each other about a proposal. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalMessages.js'
import { createProposalMessageRules } from '#api/features/proposals/proposal.rules.ts'
import type { ProposalMessages_proposal$key } from '#web/__generated__/ProposalMessages_proposal.graphql.ts'
import type { ProposalMessagesMutation } from '#web/__generated__/ProposalMessagesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Remarks } from '#web/features/discussion/Remarks.tsx'

const rules = createProposalMessageRules.omit(['id'])
const sending = {
  success: { title: texts.messageSent() },
  failure: texts.theMessageCouldNotBe(),
}

export function ProposalMessages({ proposal }: { proposal: ProposalMessages_proposal$key }) {
  const { id, canMessage, messages } = useFragment(
    graphql`
      fragment ProposalMessages_proposal on Proposal {
        id
        canMessage
        messages {
          number
          from
          text
          createdAt
        }
      }
    `,
    proposal,
  )
  const [send] = useAction<ProposalMessagesMutation>(
    graphql`
      mutation ProposalMessagesMutation($input: CreateProposalMessageInput!) {
        createProposalMessage(input: $input) {
          proposal {
            ...ProposalMessages_proposal
          }
        }
      }
    `,
    sending,
  )
  if (!canMessage) return null
  return (
    <Section title={texts.messages()}>
      <Remarks
        call="createProposalMessage"
        remarks={messages ?? []}
        none={texts.nothingWasWrittenYet()}
        rules={rules}
        submit={texts.send()}
        hint={texts.applicantsAndReviewersReadIt()}
        action={(values) => send({ input: { id, ...values } })}
      />
    </Section>
  )
}
