/** Deciding on a proposal: where it can go from here, with the feedback that the applicants read. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalDecision.js'
import type { ProposalDecision_proposal$key } from '#web/__generated__/ProposalDecision_proposal.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decisionsOf, decisionWords, type Decision } from './decisions.ts'

export function ProposalDecision({ proposal: key }: { proposal: ProposalDecision_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalDecision_proposal on Proposal {
        id
        number
        title
        status
        moves
        changesRequestedAt
        changesRequested
        owesChanges
        challenge {
          displayStatus
        }
      }
    `,
    key,
  )
  const [decision, setDecision] = useState<Decision | null>(null)
  const choices = decisionsOf(proposal)
  if (!choices.length) return null
  return (
    <Section title={texts.decide()}>
      {proposal.changesRequestedAt && (
        <Text color="fg.muted" whiteSpace="pre-line">
          {proposal.owesChanges ? texts.youAskedForChanges() : texts.theChangesThatYouAsked()}
          {proposal.changesRequested}
        </Text>
      )}
      <HStack flexWrap="wrap">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'ACCEPTED' ? 'solid' : 'outline'}
            {...(choice === 'DECLINED' ? { colorPalette: 'red' } : {})}
            onClick={() => setDecision(choice)}
          >
            {decisionWords[choice].button}
          </Button>
        ))}
      </HStack>
      <DecisionDialog proposal={proposal} decision={decision} onClose={() => setDecision(null)} />
    </Section>
  )
}
