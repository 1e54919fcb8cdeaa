/** A company's own challenges: what became of each, what was asked, and the form for a new one. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { MessageCircleQuestion, Plus, Trophy } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  ManagePage_challenge$data,
  ManagePage_challenge$key,
} from '#web/__generated__/ManagePage_challenge.graphql.ts'
import type { ManagePageQuery } from '#web/__generated__/ManagePageQuery.graphql.ts'
import { challengeParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { ChallengeForm } from './ChallengeForm.tsx'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { managedVariables, pageSize, usualSort } from './challenges.list.ts'
import { displayStatusWords } from './challengeWords.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'

const overdue = [{ value: '1', label: 'Overdue' }]

type Managed = ManagePage_challenge$data[number]

const statuses = (['DRAFT', 'UNDER_REVIEW', 'OPEN', 'CLOSED', 'COMPLETED', 'CANCELLED'] as const).map((value) => ({
  value,
  label: displayStatusWords[value],
}))

export default function ManagePage() {
  const data = usePage<ManagePageQuery>(graphql`
    query ManagePageQuery(
      $filter: ChallengeFilter
      $sort: ChallengeSort
      $first: Int
      $page: Int
      $list: Boolean!
      $edited: Boolean!
      $number: Int!
    ) @preloadable {
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $list) {
        totalCount
        edges {
          node {
            ...ManagePage_challenge
          }
        }
      }
      challenge(number: $number) @include(if: $edited) {
        id
        canUpdate
        ...ChallengeForm_challenge
      }
    }
  `)
  const rows = useFragment<ManagePage_challenge$key>(
    graphql`
      fragment ManagePage_challenge on Challenge @relay(plural: true) {
        id
        number
        title
        sector
        anonymous
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
    nodesOf(data.challenges),
  )
  const state = useListState(usualSort)
  const exporting = useExport('challenges', managedVariables, 'my-challenges')
  const [open, setOpen] = useOpenNumber(challengeParameter)
  const editing = state.value('edit')
  if (editing === 'new' || data.challenge?.canUpdate) return <ChallengeForm challenge={data.challenge ?? null} />
  if (editing) return <Missing />
  const chips = chipsOf(state, {
    status: (value) => displayStatusWords[value as 'OPEN'] ?? value,
    overdue: () => 'Answer overdue',
  })
  const post = (
    <Button asChild>
      <Link to="/industry-challenges-management?edit=new">
        <Plus size={16} aria-hidden />
        Post Challenge
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title="My Challenges"
        description="What you ask researchers to solve. The university checks each challenge before it is published."
        actions={post}
      />
      <List
        noun="challenge"
        state={state}
        rows={rows}
        total={data.challenges?.totalCount ?? 0}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        card={(challenge) => <ManagedCard challenge={challenge} />}
        searchPlaceholder="Search challenges..."
        filters={
          <>
            <ToggleFilter state={state} name="status" label="Status" choices={statuses} />
            <ToggleFilter state={state} name="overdue" label="Promised answer" choices={overdue} single />
          </>
        }
        chips={chips}
        exporting={exporting}
        empty={{
          icon: Trophy,
          title: 'No challenges found',
          message:
            chips.length || state.search
              ? 'No challenge matches your filters.'
              : 'Tell researchers what you want to have solved, and what you offer for it.',
          action: post,
        }}
      />
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}

const Missing = () => (
  <EmptyState
    page
    icon={Trophy}
    title="Challenge Unavailable"
    message="This challenge is not there, or you may not change it."
    action={
      <Button asChild>
        <Link to="/industry-challenges-management">Back to My Challenges</Link>
      </Button>
    }
  />
)

const Questions = ({ challenge: { questions } }: { challenge: Managed }) => {
  const open = questions.filter(({ answer }) => !answer).length
  if (!open)
    return (
      <Text color="fg.muted" whiteSpace="nowrap">
        {questions.length ? `${questions.length} answered` : 'None'}
      </Text>
    )
  return (
    <HStack gap="1.5" color="orange.fg" fontWeight="medium">
      <MessageCircleQuestion size={14} aria-hidden />
      <Text as="span" whiteSpace="nowrap">
        {open} to answer
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
        {!!waitingCount && ` (${waitingCount} to answer)`}
      </Link>
    </TextLink>
  )

interface Shown {
  challenge: Managed
}

const Title = ({ challenge: { number, title, sector, anonymous } }: Shown) => (
  <Stack gap="0.5" align="start">
    <RecordLink parameter={challengeParameter} number={number}>
      {title}
    </RecordLink>
    <Text fontSize="xs" color="fg.muted">
      {sectorName(sector)}
      {anonymous && ' · without your name'}
    </Text>
  </Stack>
)

const ManagedCard = ({ challenge }: Shown) => (
  <Card>
    <HStack>
      <ChallengeStatusBadge challenge={challenge} />
    </HStack>
    <Title challenge={challenge} />
    <Facts
      facts={[
        ['Deadline', <Deadline key="deadline" challenge={challenge} />],
        ['Applicants hear by', <AnswerBy key="answer" challenge={challenge} />],
        ['Proposals', <Proposals key="proposals" challenge={challenge} />],
        ['Questions', <Questions key="questions" challenge={challenge} />],
        ['Views', String(challenge.viewCount ?? 0)],
        ['Stars', String(challenge.starCount ?? 0)],
      ]}
    />
  </Card>
)

const columns: Column<Managed>[] = [
  {
    header: 'Challenge',
    share: 2,
    sort: 'TITLE',
    file: { Title: 'title', Sector: 'sector' },
    cell: (challenge) => <Title challenge={challenge} />,
  },
  {
    header: 'Status',
    width: 8,
    sort: 'STATUS',
    file: 'displayStatus',
    cell: (challenge) => <ChallengeStatusBadge challenge={challenge} />,
  },
  {
    header: 'Deadline',
    sort: 'DEADLINE',
    file: 'deadline',
    cell: (challenge) => <Deadline challenge={challenge} />,
  },
  {
    header: 'Applicants hear by',
    file: { 'Answer by': 'answerBy', Overdue: 'overdue' },
    cell: (challenge) => <AnswerBy challenge={challenge} />,
  },
  {
    header: 'Proposals',
    width: 7.5,
    file: { Proposals: 'proposalCount', 'To answer': 'waitingCount' },
    cell: (challenge) => <Proposals challenge={challenge} />,
  },
  { header: 'Questions', width: 7.5, cell: (challenge) => <Questions challenge={challenge} /> },
  { header: 'Views', width: 4, file: 'viewCount', align: 'end', cell: ({ viewCount }) => viewCount },
  { header: 'Stars', width: 4, file: 'starCount', align: 'end', cell: ({ starCount }) => starCount },
]
