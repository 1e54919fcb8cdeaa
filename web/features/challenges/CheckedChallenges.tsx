/** Challenges as the university checks them: whose they are, where they stand, and who waits for an answer. */
import * as texts from '#texts/challenges/checkedChallenges.js'
import * as counts from '#texts/challenges/counts.js'
import { challengeParameter } from './challenge.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Box, Stack, Text } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  CheckedChallenges_challenges$data,
  CheckedChallenges_challenges$key,
} from '#web/__generated__/CheckedChallenges_challenges.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Exporting } from '#web/ui/list/ExportMenu.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import type { UsedList } from '#web/ui/list/useList.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { fundingInShort } from './challengeWords.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'

type Checked = NonNullable<NonNullable<NonNullable<CheckedChallenges_challenges$data['edges']>[number]>['node']>

interface Props {
  challenges: CheckedChallenges_challenges$key
  list: UsedList
  tab: string
  exporting: Exporting
}

const none: Record<string, string> = {
  check: texts.noChallengeWaitsToBe(),
  mine: texts.noChallengeWaitsForYour(),
  overdue: texts.everyPromisedAnswerWasGiven(),
  all: texts.noCompanyHasWrittenA(),
}

export function CheckedChallenges({ challenges, list, tab, exporting }: Props) {
  const data = useFragment(
    graphql`
      fragment CheckedChallenges_challenges on ChallengeConnection {
        totalCount(exact: $exact)
        edges {
          node {
            id
            number
            title
            companyName
            anonymous
            blindScreening
            sector
            fundingRange
            budget
            minBudget
            maxBudget
            updatedAt
            proposalCount
            waitingCount
            owner {
              name
            }
            checker {
              name
            }
            ...ChallengeBadges_challenge
            ...AnswerBy_challenge
          }
        }
      }
    `,
    challenges,
  )
  return (
    <List
      noun="challenge"
      counted={counts.challenges}
      list={list}
      rows={nodesOf(data)}
      total={data.totalCount}
      nameOf={({ title }) => title}
      columns={tab === 'check' || tab === 'mine' ? waitingColumns : columns}
      card={(challenge) => <CheckedCard challenge={challenge} />}
      exporting={exporting}
      empty={{
        icon: ClipboardCheck,
        title: texts.noChallenges(),
        message: list.filtered ? texts.noChallengeMatchesYourFilters() : none[tab]!,
      }}
    />
  )
}

interface Shown {
  challenge: Checked
}

const Title = ({ challenge: { number, title, companyName, anonymous, blindScreening } }: Shown) => (
  <Stack gap="0.5" align="start">
    <RecordLink parameter={challengeParameter} number={number}>
      {title}
    </RecordLink>
    <Text fontSize="xs" color="fg.muted">
      {ownWay(companyName || texts.companyNotGiven())}
      {anonymous && texts.withoutItsName()}
      {blindScreening && texts.firstWithoutNames()}
    </Text>
  </Stack>
)

const proposalsOf = ({ proposalCount, waitingCount }: Checked) =>
  waitingCount ? texts.toAnswer({ proposalCount, waitingCount }) : String(proposalCount)

const CheckedCard = ({ challenge }: Shown) => (
  <Card>
    <Box>
      <ChallengeStatusBadge challenge={challenge} />
    </Box>
    <Title challenge={challenge} />
    <Facts
      facts={[
        [texts.deadline(), <Deadline key="deadline" challenge={challenge} />],
        [texts.applicantsHearBy(), <AnswerBy key="answer" challenge={challenge} />],
        [texts.checkedBy(), challenge.checker?.name],
        [texts.proposals(), proposalsOf(challenge)],
        [texts.lastChange(), formatDate(challenge.updatedAt)],
      ]}
    />
  </Card>
)

const columns: Column<Checked>[] = [
  {
    header: texts.challenge(),
    share: 2,
    sort: 'TITLE',
    file: { Title: 'title', Company: 'companyName', Anonymous: 'anonymous' },
    cell: (challenge) => <Title challenge={challenge} />,
  },
  {
    header: texts.owner(),
    share: 0.9,
    leaves: 3,
    file: { Owner: 'owner.name' },
    cell: ({ owner }) => owner?.name ?? texts.nobody(),
  },
  { header: texts.sector(), leaves: 1, file: 'sector', cell: ({ sector }) => sectorName(sector) },
  {
    header: texts.status(),
    width: 8,
    sort: 'STATUS',
    file: 'displayStatus',
    cell: (challenge) => <ChallengeStatusBadge challenge={challenge} />,
  },
  {
    header: texts.funding(),
    share: 1.1,
    leaves: 4,
    sort: 'FUNDING',
    file: { Funding: 'fundingWords' },
    cell: fundingInShort,
  },
  {
    header: texts.deadline(),
    share: 1.1,
    sort: 'DEADLINE',
    file: 'deadline',
    cell: (challenge) => <Deadline challenge={challenge} />,
  },
  {
    header: texts.applicantsHearBy(),
    file: { [texts.answerBy()]: 'answerBy', Overdue: 'overdue' },
    cell: (challenge) => <AnswerBy challenge={challenge} />,
  },
  {
    header: texts.proposals(),
    width: 5.5,
    file: { Proposals: 'proposalCount', [texts.toAnswer2()]: 'waitingCount' },
    cell: proposalsOf,
  },
  {
    header: texts.lastChange(),
    width: 8,
    leaves: 2,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
]

/** Nobody can have proposed to what waits to be checked; who checks it matters there. */
const waitingColumns: Column<Checked>[] = [
  ...columns.filter(({ header }) => header !== texts.proposals() && header !== texts.status()),
  {
    header: texts.checkedBy(),
    file: { [texts.checkedBy()]: 'checker.name' },
    cell: ({ checker }) => checker?.name ?? texts.nobody(),
  },
]
