/** A challenge in the list of those who posted it: its columns in the table, and itself as a card. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { MessageCircleQuestion } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/challenges/managePage.js'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import type {
  ManagedRow_challenge$data,
  ManagedRow_challenge$key,
} from '#web/__generated__/ManagedRow_challenge.graphql.ts'
import { challengeParameter } from './challenge.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'

type Managed = ManagedRow_challenge$data[number]

export const useManaged = (challenges: ManagedRow_challenge$key) =>
  useFragment<ManagedRow_challenge$key>(
    graphql`
      fragment ManagedRow_challenge on Challenge @relay(plural: true) {
        id
        number
        title
        sector
        anonymous
        blindScreening
        viewCount
        starCount
        proposalCount
        waitingCount
        questions {
          id
          answer
        }
        ...ChallengeBadges_challenge
        ...AnswerBy_challenge
      }
    `,
    challenges,
  )

const Questions = ({ challenge: { questions } }: { challenge: Managed }) => {
  const open = questions.filter(({ answer }) => !answer).length
  if (!open)
    return (
      <Text color="fg.muted" whiteSpace="nowrap">
        {questions.length ? texts.answered({ length: questions.length }) : texts.none()}
      </Text>
    )
  return (
    <HStack gap="1.5" color="warning.fg" fontWeight="medium">
      <MessageCircleQuestion size={14} aria-hidden />
      <Text as="span" whiteSpace="nowrap">
        {texts.toAnswer({ open })}
      </Text>
    </HStack>
  )
}

/** How many have proposed, as a way to them. */
const Proposals = ({ challenge: { number, proposalCount, waitingCount } }: { challenge: Managed }) =>
  proposalCount === 0 ? (
    <>0</>
  ) : (
    <TextLink asChild whiteSpace="nowrap">
      <Link to={`/proposals?challenge=${number}`}>
        {proposalCount}
        {!!waitingCount && texts.toAnswerWaitingCount({ waitingCount })}
      </Link>
    </TextLink>
  )

interface Shown {
  challenge: Managed
}

const Title = ({ challenge: { number, title, sector, anonymous, blindScreening } }: Shown) => (
  <Stack gap="0.5" align="start">
    <RecordLink parameter={challengeParameter} number={number}>
      {title}
    </RecordLink>
    <Text fontSize="xs" color="fg.muted">
      {sectorName(sector)}
      {anonymous && texts.withoutYourName()}
      {blindScreening && texts.firstWithoutNames()}
    </Text>
  </Stack>
)

export const ManagedCard = ({ challenge }: Shown) => (
  <Card>
    <HStack>
      <ChallengeStatusBadge challenge={challenge} />
    </HStack>
    <Title challenge={challenge} />
    <Facts
      facts={[
        [texts.deadline(), <Deadline key="deadline" challenge={challenge} />],
        [texts.applicantsHearBy(), <AnswerBy key="answer" challenge={challenge} />],
        [texts.proposals(), <Proposals key="proposals" challenge={challenge} />],
        [texts.questions(), <Questions key="questions" challenge={challenge} />],
        [texts.views(), String(challenge.viewCount ?? 0)],
        [texts.stars(), String(challenge.starCount ?? 0)],
      ]}
    />
  </Card>
)

export const managedColumns: Column<Managed>[] = [
  {
    header: texts.challenge(),
    share: 2,
    sort: 'TITLE',
    file: { Title: 'title', Sector: 'sector' },
    cell: (challenge) => <Title challenge={challenge} />,
  },
  {
    header: texts.status(),
    width: 8,
    sort: 'STATUS',
    file: 'displayStatus',
    cell: (challenge) => <ChallengeStatusBadge challenge={challenge} />,
  },
  {
    header: texts.deadline(),
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
    width: 7.5,
    file: { Proposals: 'proposalCount', [texts.toAnswer2()]: 'waitingCount' },
    cell: (challenge) => <Proposals challenge={challenge} />,
  },
  { header: texts.questions(), width: 7.5, cell: (challenge) => <Questions challenge={challenge} /> },
  { header: texts.views(), width: 4, file: 'viewCount', align: 'end', cell: ({ viewCount }) => viewCount },
  { header: texts.stars(), width: 4, file: 'starCount', align: 'end', cell: ({ starCount }) => starCount },
]
