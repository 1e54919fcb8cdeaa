/** What stands in a proposal, to read. */
import { Alert, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/proposals/proposalReading.js'
import type { ProposalReading_proposal$key } from '#web/__generated__/ProposalReading_proposal.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { ProposalAttachments } from './ProposalAttachments.tsx'
import { supportWords } from './proposalWords.ts'

export function ProposalReading({ proposal: key }: { proposal: ProposalReading_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalReading_proposal on Proposal {
        challengeCancelled
        ideaSummary
        addressingChallenge
        priorWork
        trl
        timeline
        supportNeeded
        position
        submittedAt
        author {
          name
          department
        }
        coApplicants {
          answer
          user {
            name
          }
        }
        project {
          number
          title
        }
        ...ProposalAttachments_proposal
      }
    `,
    key,
  )
  const { author, position, coApplicants, project, supportNeeded } = proposal
  const standing = coApplicants.flatMap(({ user, answer }) =>
    user && answer !== 'DECLINED' ? [`${user.name}${answer === 'ASKED' ? ' (asked)' : ''}`] : [],
  )
  return (
    <Stack gap="4">
      {proposal.challengeCancelled && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Description>{texts.theChallengeWasCancelledThis()}</Alert.Description>
        </Alert.Root>
      )}
      <Facts
        facts={[
          [
            texts.author(),
            [author?.name ?? texts.somebodyWhoHasLeft(), position, author?.department].filter(Boolean).join(', '),
          ],
          [texts.coApplicants(), standing.join(', ')],
          [texts.technologyReadinessLevel(), proposal.trl && trlWords(proposal.trl)],
          [texts.estimatedTimeline(), proposal.timeline],
          [texts.submitted(), proposal.submittedAt && formatTime(proposal.submittedAt)],
          [
            texts.linkedProject(),
            project && (
              <Link key="project" to={`/projects/${project.number}`}>
                {project.title}
              </Link>
            ),
          ],
        ]}
      />
      <Words title={texts.summaryOfTheIdea()} text={proposal.ideaSummary} />
      <Words title={texts.howItAddressesTheChallenge()} text={proposal.addressingChallenge} />
      <Words title={texts.priorWork()} text={proposal.priorWork} />
      {supportNeeded && supportNeeded.length > 0 && (
        <HStack flexWrap="wrap" gap="1.5">
          <Text fontWeight="medium">{texts.supportNeeded()}</Text>
          {supportNeeded.map((option) => (
            <Tag key={option} tone="brand">
              {supportWords[option]}
            </Tag>
          ))}
        </HStack>
      )}
      <ProposalAttachments proposal={proposal} />
    </Stack>
  )
}

const Words = ({ title, text }: { title: string; text: string | null | undefined }) =>
  text ? (
    <Stack gap="1">
      <Text fontWeight="semibold">{title}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Stack>
  ) : null
