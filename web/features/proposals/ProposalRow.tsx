/** A proposal in the list of those who review it: its columns in the table, and itself as a card. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalsPage.js'
import { dotted } from '#listed'
import type {
  ProposalRow_proposal$data,
  ProposalRow_proposal$key,
} from '#web/__generated__/ProposalRow_proposal.graphql.ts'
import { proposalParameter } from './proposal.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { authorOf, nameOf, scoreWords, statusTones, statusWords } from './proposalWords.ts'

type Proposal = ProposalRow_proposal$data[number]

export const useProposals = (proposals: ProposalRow_proposal$key) =>
  useFragment<ProposalRow_proposal$key>(
    graphql`
      fragment ProposalRow_proposal on Proposal @relay(plural: true) {
        id
        number
        title
        challengeTitle
        status
        score
        scoredBy
        submittedAt
        answerBy
        overdue
        canRead
        challengeCancelled
        applicantsHidden
        author {
          name
          department
        }
        ...ProposalBoard_proposals
      }
    `,
    proposals,
  )

const StatusTag = ({ proposal: { status, challengeCancelled } }: { proposal: Proposal }) =>
  challengeCancelled ? (
    <Tag tone="neutral">{texts.challengeCancelled()}</Tag>
  ) : (
    status && <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>
  )

const Promised = ({ proposal: { answerBy, overdue } }: { proposal: Proposal }) =>
  overdue ? (
    <Tag tone="danger">{texts.overdueSince({ answerBy: formatDate(answerBy) })}</Tag>
  ) : (
    <>{answerBy ? formatDate(answerBy) : '–'}</>
  )

/** A mark where the names are hidden from the viewer. */
const Author = ({ proposal }: { proposal: Proposal }) =>
  !proposal.author && proposal.applicantsHidden ? <Tag>{authorOf(proposal)}</Tag> : <>{authorOf(proposal)}</>

export const ProposalCard = ({ proposal }: { proposal: Proposal }) => (
  <Stack as="article" bg="bg.panel" borderWidth="1px" borderRadius="md" padding="4" gap="3" height="full">
    <Box>
      <StatusTag proposal={proposal} />
    </Box>
    <Stack gap="0.5" align="start">
      <RecordLink parameter={proposalParameter} number={proposal.number}>
        {nameOf(proposal)}
      </RecordLink>
      <Text color="fg.muted" fontSize="xs">
        {dotted([authorOf(proposal), proposal.challengeTitle])}
      </Text>
    </Stack>
    <Facts
      facts={[
        [texts.promisedAnswer(), <Promised key="promised" proposal={proposal} />],
        [texts.submitted(), formatDate(proposal.submittedAt)],
        [texts.score(), scoreWords(proposal.score)],
      ]}
    />
  </Stack>
)

export const proposalColumns: Column<Proposal>[] = [
  {
    header: texts.proposal(),
    share: 2,
    file: { Number: 'number', Title: 'title' },
    cell: (proposal) => (
      <RecordLink parameter={proposalParameter} number={proposal.number}>
        {nameOf(proposal)}
      </RecordLink>
    ),
  },
  {
    header: texts.challenge(),
    share: 2.25,
    leaves: 2,
    sort: 'CHALLENGE',
    file: 'challengeTitle',
    cell: ({ challengeTitle }) => challengeTitle,
  },
  {
    header: texts.author(),
    keep: true,
    file: { Author: 'author.name', Department: 'author.department' },
    cell: (proposal) => <Author proposal={proposal} />,
  },
  {
    header: texts.status(),
    width: 7,
    file: 'status',
    cell: (proposal) => <StatusTag proposal={proposal} />,
  },
  {
    header: texts.score(),
    width: 5.5,
    file: { Score: 'score', Reviewers: 'scoredBy' },
    look: 'one-line',
    cell: ({ score }) => scoreWords(score),
  },
  {
    header: texts.submitted(),
    width: 7,
    leaves: 1,
    sort: 'CREATED_AT',
    file: 'submittedAt',
    look: 'one-line',
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
  {
    header: texts.promisedAnswer(),
    width: 8.5,
    file: { [texts.promisedAnswer()]: 'answerBy', Overdue: 'overdue' },
    cell: (proposal) => <Promised proposal={proposal} />,
  },
]
