/** A company's own challenges: what became of each, what was asked, and the form for a new one. */
import { Button } from '@chakra-ui/react'
import { Plus, Trophy } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/challenges/managePage.js'
import * as counts from '#texts/challenges/counts.js'
import type { ManagePageQuery } from '#web/__generated__/ManagePageQuery.graphql.ts'
import { challengeParameter } from './challenge.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ChallengeForm } from './ChallengeForm.tsx'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { managedList, managedVariables } from './managed.list.ts'
import { ManagedCard, managedColumns, useManaged } from './ManagedRow.tsx'

export default function ManagePage() {
  const data = usePage<ManagePageQuery>(graphql`
    query ManagePageQuery(
      $filter: ChallengeFilter
      $sort: ChallengeSort
      $first: Int
      $page: Int
      $exact: Boolean
      $list: Boolean!
      $edited: Boolean!
      $number: Int!
    ) @preloadable {
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $list) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ManagedRow_challenge
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
  const rows = useManaged(nodesOf(data.challenges))
  const list = useList(managedList)
  const exporting = useExport('challenges', managedVariables, 'my-challenges')
  const [open, setOpen] = useOpenNumber(challengeParameter)
  const editing = list.state.value('edit')
  if (editing === 'new' || data.challenge?.canUpdate) return <ChallengeForm challenge={data.challenge ?? null} />
  if (editing) return <Missing />
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
        list={list}
        rows={rows}
        total={data.challenges?.totalCount ?? 0}
        nameOf={({ title }) => title}
        columns={managedColumns}
        card={(challenge) => <ManagedCard challenge={challenge} />}
        exporting={exporting}
        empty={{
          icon: Trophy,
          title: texts.noChallengesFound(),
          message: list.filtered ? texts.noChallengeMatchesYourFilters() : texts.tellResearchersWhatYouWant(),
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
