/** Challenges as rows of a table. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeList.js'
import type {
  challengeColumns_challenge$data,
  challengeColumns_challenge$key,
} from '#web/__generated__/challengeColumns_challenge.graphql.ts'
import { challengeParameter } from './challenge.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { Tags } from './ChallengeCard.tsx'
import { fundingInShort, namedCompany } from './challengeWords.ts'
import { StarButton } from './StarButton.tsx'

type Challenge = challengeColumns_challenge$data[number]

export const useChallenges = (challenges: challengeColumns_challenge$key) =>
  useFragment<challengeColumns_challenge$key>(
    graphql`
      fragment challengeColumns_challenge on Challenge @relay(plural: true) {
        id
        number
        title
        companyName
        tags
        fundingRange
        budget
        minBudget
        maxBudget
        publishedAt
        proposalCount
        ...ChallengeCard_challenge
        ...ChallengeBadges_challenge
        ...StarButton_challenge
      }
    `,
    challenges,
  )

export const challengeColumns: Column<Challenge>[] = [
  {
    header: texts.challenge(),
    share: 2,
    sort: 'TITLE',
    file: { Title: 'title', [texts.industryPartner()]: 'companyName', Tags: 'tags' },
    cell: (challenge) => (
      <>
        <RecordLink parameter={challengeParameter} number={challenge.number}>
          {challenge.title}
        </RecordLink>
        <Text fontSize="xs" color="fg.muted">
          {ownWay(namedCompany(challenge.companyName))}
        </Text>
        <Tags tags={challenge.tags} />
      </>
    ),
  },
  {
    header: texts.status(),
    width: 8,
    cell: (challenge) => <ChallengeStatusBadge challenge={challenge} />,
  },
  { header: texts.funding(), sort: 'FUNDING', file: { Funding: 'fundingWords' }, cell: fundingInShort },
  {
    header: texts.posted(),
    width: 7,
    sort: 'CREATED_AT',
    file: { [texts.postedDate()]: 'postedOn' },
    look: 'one-line',
    cell: ({ publishedAt }) => formatDate(publishedAt),
  },
  {
    header: texts.deadline(),
    sort: 'DEADLINE',
    file: { Deadline: 'deadline', [texts.daysToExpire()]: 'daysLeft' },
    cell: (challenge) => <Deadline challenge={challenge} />,
  },
  {
    header: texts.proposals(),
    width: 6,
    file: 'proposalCount',
    align: 'end',
    cell: ({ proposalCount }) => proposalCount,
  },
  { header: texts.star(), width: 4, cell: (challenge) => <StarButton challenge={challenge} /> },
]
