/** Challenges as cards or as a table with filters, ways to sort and a file, and the sheet of the one that is open. */
import * as texts from '#texts/challenges/challengeList.js'
import * as counts from '#texts/challenges/counts.js'
import { challengeParameter } from '#web/app/overlayParameters.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Button, IconButton, Text } from '@chakra-ui/react'
import { Building2, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type {
  ChallengeList_challenges$data,
  ChallengeList_challenges$key,
} from '#web/__generated__/ChallengeList_challenges.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Exporting } from '#web/ui/list/ExportMenu.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { ChallengeCard, Tags } from './ChallengeCard.tsx'
import { challengeChips, ChallengeFilters } from './ChallengeFilters.tsx'
import { filterNames, pageSize, sorts } from './challenges.list.ts'
import { fundingInShort, namedCompany } from './challengeWords.ts'
import { StarButton } from './StarButton.tsx'

export type ListedChallenge = NonNullable<
  NonNullable<NonNullable<ChallengeList_challenges$data['edges']>[number]>['node']
>

interface Props {
  challenges: ChallengeList_challenges$key
  state: ListState
  exporting: Exporting
  onOpen: (number: number) => void
  /** What is said when there are none at all. */
  none: { title: string; message: string; action?: ReactNode }
}

export function ChallengeList({ challenges, state, exporting, onOpen, none }: Props) {
  const data = useFragment(
    graphql`
      fragment ChallengeList_challenges on ChallengeConnection {
        totalCount
        edges {
          node {
            id
            number
            title
            description
            problemStatement
            companyName
            sector
            tags
            fundingRange
            budget
            minBudget
            maxBudget
            publishedAt
            proposalCount
            ...ChallengeBadges_challenge
            ...StarButton_challenge
          }
        }
      }
    `,
    challenges,
  )
  const { revalidate, state: reading } = useRevalidator()
  const chips = challengeChips(state)
  const filtered = chips.length > 0 || state.search !== ''
  return (
    <List
      noun="challenge"
      counted={counts.challenges}
      state={state}
      usual="grid"
      rows={nodesOf(data)}
      total={data.totalCount}
      pageSize={pageSize}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columns}
      card={(challenge) => <ChallengeCard challenge={challenge} onOpen={onOpen} />}
      searchPlaceholder={texts.searchChallenges()}
      filters={<ChallengeFilters state={state} />}
      chips={chips}
      exporting={exporting}
      tools={
        <>
          <SortMenu state={state} sorts={sorts} />
          <IconButton
            variant="outline"
            aria-label={texts.refresh()}
            loading={reading === 'loading'}
            onClick={() => void revalidate()}
          >
            <RefreshCw size={16} />
          </IconButton>
        </>
      }
      empty={
        filtered
          ? {
              icon: Building2,
              title: none.title,
              message: texts.noChallengeMatchesYourFilters(),
              action: (
                <Button variant="outline" onClick={() => state.clear(filterNames)}>
                  {texts.clearAll()}
                </Button>
              ),
            }
          : { icon: Building2, ...none }
      }
    />
  )
}

const columns: Column<ListedChallenge>[] = [
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
          {namedCompany(challenge.companyName)}
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
