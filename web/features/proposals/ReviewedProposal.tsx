/** One proposal beside the list, for those who review it: the statement first, then everything. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Handshake } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/proposals/reviewedProposal.js'
import type { ReviewedProposalQuery } from '#web/__generated__/ReviewedProposalQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { ConflictGate } from './ConflictGate.tsx'
import { ProposalDecision } from './ProposalDecision.tsx'
import { ProposalMeetings } from './ProposalMeetings.tsx'
import { ProposalMessages } from './ProposalMessages.tsx'
import { ProposalNotes } from './ProposalNotes.tsx'
import { ProposalReading } from './ProposalReading.tsx'
import { nameOf, statusTones, statusWords } from './proposalWords.ts'
import { Scorecard } from './Scorecard.tsx'

interface Props {
  number: number
  /** The numbers of the list, for going to the next one. */
  numbers: readonly number[]
  onShow: (number: number) => void
}

export function ReviewedProposal({ number, numbers, onShow }: Props) {
  const { proposal } = useRead<ReviewedProposalQuery>(
    graphql`
      query ReviewedProposalQuery($number: Int!) {
        proposal(number: $number) {
          number
          title
          challengeTitle
          status
          answerBy
          overdue
          canRead
          feedback
          collaboration {
            number
          }
          challenge {
            goal
            mustHaves
          }
          ...ConflictGate_proposal
          ...ProposalReading_proposal
          ...Scorecard_proposal
          ...ProposalNotes_proposal
          ...ProposalMessages_proposal
          ...ProposalMeetings_proposal
          ...ProposalDecision_proposal
        }
      }
    `,
    { number },
  )
  if (!proposal) return <Text>{texts.thisProposalIsNotThere()}</Text>
  const at = numbers.indexOf(number)
  const go = (step: number) => {
    const to = numbers[at + step]
    if (to !== undefined) onShow(to)
  }
  const { status, challenge } = proposal
  return (
    <Stack gap="5" paddingBottom="6">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <HStack>
          {status && <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>}
          {proposal.overdue && <Tag tone="danger">{texts.answerOverdue()}</Tag>}
        </HStack>
        {at >= 0 && numbers.length > 1 && (
          <HStack>
            <Button size="sm" variant="outline" disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft size={16} aria-hidden />
              {texts.previous()}
            </Button>
            <Button size="sm" variant="outline" disabled={at === numbers.length - 1} onClick={() => go(1)}>
              {texts.next()}
              <ChevronRight size={16} aria-hidden />
            </Button>
          </HStack>
        )}
      </HStack>
      <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {nameOf(proposal)}
      </Text>
      <Facts
        facts={[
          [texts.challenge(), proposal.challengeTitle],
          [texts.promisedAnswer(), proposal.answerBy && formatDate(proposal.answerBy)],
        ]}
      />
      {proposal.collaboration && (
        <Button asChild variant="outline" alignSelf="start">
          <Link to={`/collaborations/${proposal.collaboration.number}`}>
            <Handshake size={16} aria-hidden />
            {texts.openTheCollaboration()}
          </Link>
        </Button>
      )}
      {proposal.canRead ? (
        <>
          {challenge && (challenge.goal || challenge.mustHaves.length > 0) && (
            <Section title={texts.whatWasAskedFor()}>
              <Text whiteSpace="pre-line">{challenge.goal}</Text>
              {challenge.mustHaves.length > 0 && (
                <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
                  {challenge.mustHaves.map((must) => (
                    <li key={must}>{must}</li>
                  ))}
                </Stack>
              )}
            </Section>
          )}
          <Section title={texts.proposal()}>
            <ProposalReading proposal={proposal} />
          </Section>
          {proposal.feedback && (
            <Section title={texts.feedbackToTheApplicants()}>
              <Text whiteSpace="pre-line">{proposal.feedback}</Text>
            </Section>
          )}
          <Scorecard proposal={proposal} />
          <ProposalDecision proposal={proposal} />
          <ProposalMessages proposal={proposal} />
          <ProposalMeetings proposal={proposal} />
          <ProposalNotes proposal={proposal} />
        </>
      ) : (
        <ConflictGate proposal={proposal} />
      )}
    </Stack>
  )
}
