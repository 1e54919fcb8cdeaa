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
import * as texts from '#texts/challenges/managePage.js'
import * as counts from '#texts/challenges/counts.js'
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

const overdue = [{ value: '1', label: texts.overdue() }]

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
    overdue: () => texts.answerOverdue(),
  })
  const post = (
    <Button asChild>
      <Link to="/industry-challenges-management?edit=new">
        <Plus size={16} aria-hidden />
        {texts.postChallenge()}
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.myChallenges()} description={texts.whatYouAskResearchersTo()} actions={post} />
      <List
        noun="challenge"
        counted={counts.challenges}
        state={state}
        rows={rows}
        total={data.challenges?.totalCount ?? 0}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        card={(challenge) => <ManagedCard challenge={challenge} />}
        searchPlaceholder={texts.searchChallenges()}
        filters={
          <>
            <ToggleFilter state={state} name="status" label={texts.status()} choices={statuses} />
            <ToggleFilter state={state} name="overdue" label={texts.promisedAnswer()} choices={overdue} single />
          </>
        }
        chips={chips}
        exporting={exporting}
        empty={{
          icon: Trophy,
          title: texts.noChallengesFound(),
          message:
            chips.length || state.search ? texts.noChallengeMatchesYourFilters() : texts.tellResearchersWhatYouWant(),
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
    title={texts.challengeUnavailable()}
    message={texts.thisChallengeIsNotThere()}
    action={
      <Button asChild>
        <Link to="/industry-challenges-management">{texts.backToMyChallenges()}</Link>
      </Button>
    }
  />
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
    <HStack gap="1.5" color="orange.fg" fontWeight="medium">
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

const Title = ({ challenge: { number, title, sector, anonymous } }: Shown) => (
  <Stack gap="0.5" align="start">
    <RecordLink parameter={challengeParameter} number={number}>
      {title}
    </RecordLink>
    <Text fontSize="xs" color="fg.muted">
      {sectorName(sector)}
      {anonymous && texts.withoutYourName()}
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

const columns: Column<Managed>[] = [
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
