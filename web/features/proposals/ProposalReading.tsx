/** The texts and attachments of a proposal, to read. */
import { HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalReading.js'
import type { ProposalReading_proposal$key } from '#web/__generated__/ProposalReading_proposal.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ProposalAttachments } from './ProposalAttachments.tsx'
import { supportWords } from './proposalWords.ts'

export function ProposalReading({ proposal: key }: { proposal: ProposalReading_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalReading_proposal on Proposal {
        ideaSummary
        addressingChallenge
        priorWork
        supportNeeded
        ...ProposalAttachments_proposal
      }
    `,
    key,
  )
  const { supportNeeded } = proposal
  return (
    <>
      <Words title={texts.summaryOfTheIdea()} text={proposal.ideaSummary} />
      <Words title={texts.howItAddressesTheChallenge()} text={proposal.addressingChallenge} />
      <Words title={texts.priorWork()} text={proposal.priorWork} />
      {supportNeeded && supportNeeded.length > 0 && (
        <Section title={texts.supportNeeded()}>
          <HStack flexWrap="wrap" gap="1.5">
            {supportNeeded.map((option) => (
              <Tag key={option} tone="brand">
                {supportWords[option]}
              </Tag>
            ))}
          </HStack>
        </Section>
      )}
      <ProposalAttachments proposal={proposal} />
    </>
  )
}

const Words = ({ title, text }: { title: string; text: string | null | undefined }) =>
  text ? (
    <Section title={title}>
      <WrittenText>{text}</WrittenText>
    </Section>
  ) : null
