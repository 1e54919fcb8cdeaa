/** What stands in a proposal, to read. */
import { Alert, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
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
          <Alert.Description>The challenge was cancelled. This proposal will not get a decision.</Alert.Description>
        </Alert.Root>
      )}
      <Facts
        facts={[
          [
            'Author',
            [author?.name ?? 'Somebody who has left', position, author?.department].filter(Boolean).join(', '),
          ],
          ['Co-applicants', standing.join(', ')],
          ['Technology Readiness Level', proposal.trl && trlWords(proposal.trl)],
          ['Estimated timeline', proposal.timeline],
          ['Submitted', proposal.submittedAt && formatTime(proposal.submittedAt)],
          [
            'Linked project',
            project && (
              <Link key="project" to={`/projects/${project.number}`}>
                {project.title}
              </Link>
            ),
          ],
        ]}
      />
      <Words title="Summary of the idea" text={proposal.ideaSummary} />
      <Words title="How it addresses the challenge" text={proposal.addressingChallenge} />
      <Words title="Prior work" text={proposal.priorWork} />
      {supportNeeded && supportNeeded.length > 0 && (
        <HStack flexWrap="wrap" gap="1.5">
          <Text fontWeight="medium">Support needed:</Text>
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
