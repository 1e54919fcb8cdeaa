/** One's own proposal beside the list: what was written, and the messages. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/proposals/ownProposal.js'
import type { OwnProposalQuery } from '#web/__generated__/OwnProposalQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ProposalMeetings } from './ProposalMeetings.tsx'
import { ProposalMessages } from './ProposalMessages.tsx'
import { ProposalReading } from './ProposalReading.tsx'

export function OwnProposal({ number }: { number: number }) {
  const { proposal } = useRead<OwnProposalQuery>(
    graphql`
      query OwnProposalQuery($number: Int!) {
        proposal(number: $number) {
          title
          challengeTitle
          ...ProposalReading_proposal
          ...ProposalMessages_proposal
          ...ProposalMeetings_proposal
        }
      }
    `,
    { number },
  )
  if (!proposal) return <Text>{texts.thisProposalIsNotThere()}</Text>
  return (
    <Stack gap="5" paddingBottom="6">
      <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {proposal.title || texts.proposalTo({ challengeTitle: proposal.challengeTitle })}
      </Text>
      <ProposalReading proposal={proposal} />
      <ProposalMessages proposal={proposal} />
      <ProposalMeetings proposal={proposal} />
    </Stack>
  )
}
