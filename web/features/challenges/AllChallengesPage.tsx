/**
 * Challenges to read, for researchers, companies and the university (docs/spec/challenges.md#browsing-challenges): a company has its own beside those of
 * others, the university checks what waits for publication, sees where applicants wait, and reads proposals.
 */
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/allChallengesPage.js'
import type { AllChallengesPageQuery } from '#web/__generated__/AllChallengesPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { challengeParameter } from './challenge.overlay.ts'
import { proposalParameter } from '#web/features/proposals/proposal.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { ProposalSheet } from '#web/features/proposals/ProposalSheet.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChallengeList } from './ChallengeList.tsx'
import { allVariables, challengeList } from './challenges.list.ts'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { CheckedChallenges } from './CheckedChallenges.tsx'

export default function AllChallengesPage() {
  const { read, checked, waiting, toCheck, overdue } = usePage<AllChallengesPageQuery>(graphql`
    query AllChallengesPageQuery(
      $filter: ChallengeFilter
      $sort: ChallengeSort
      $first: Int
      $page: Int
      $exact: Boolean
      $checks: Boolean!
    ) @preloadable {
      read: challenges(filter: $filter, sort: $sort, first: $first, page: $page) @skip(if: $checks) {
        ...ChallengeList_challenges
      }
      checked: challenges(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $checks) {
        ...CheckedChallenges_challenges
      }
      waiting: challenges(filter: { status: [UNDER_REVIEW] }, first: 0) @include(if: $checks) {
        totalCount(exact: true)
      }
      toCheck: challenges(filter: { checkedByMe: true }, first: 0) @include(if: $checks) {
        totalCount(exact: true)
      }
      overdue: challenges(filter: { overdue: true }, first: 0) @include(if: $checks) {
        totalCount(exact: true)
      }
    }
  `)
  const list = useList(challengeList)
  const checks = useAllowed('CHALLENGE_PUBLISH')
  const posts = useAllowed('CHALLENGE_MANAGE')
  const exporting = useExport(
    'challenges',
    ({ search }) => allVariables({ search, may: (permission) => permission === 'CHALLENGE_PUBLISH' && checks }),
    'challenges',
  )
  const [open, setOpen] = useOpenNumber(challengeParameter)
  const [proposal, setProposal] = useOpenNumber(proposalParameter)
  const tabs: Record<string, string> = checks
    ? {
        all: texts.all(),
        check: texts.toCheck({ totalCount: waiting?.totalCount ?? 0 }),
        mine: texts.mineToCheck({ totalCount: toCheck?.totalCount ?? 0 }),
        overdue: texts.overdueAnswers({ totalCount: overdue?.totalCount ?? 0 }),
      }
    : posts
      ? { all: texts.published(), mine: texts.mine() }
      : {}
  const asked = list.state.value('tab')
  const tab = Object.hasOwn(tabs, asked) ? asked : 'all'
  const shown = checked ? (
    <CheckedChallenges challenges={checked} list={list} tab={tab} exporting={exporting} />
  ) : (
    read && (
      <ChallengeList
        challenges={read}
        list={list}
        exporting={exporting}
        onOpen={setOpen}
        none={
          tab === 'mine'
            ? { title: texts.noChallenges(), message: texts.youHaveNotPostedA() }
            : {
                title: texts.noOpenChallenges(),
                message: texts.noCompanyHasPostedA(),
              }
        }
      />
    )
  )
  return (
    <>
      <PageHeader
        title={texts.allChallenges()}
        description={checks ? texts.whatCompaniesAskCheckIt() : texts.problemsThatCompaniesAskResearchers()}
      />
      {checks || posts ? (
        <Tabs value={tab} onChange={(next) => list.state.setFilters({ tab: next === 'all' ? '' : next })} tabs={tabs}>
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
      <ProposalSheet number={proposal} onClose={() => setProposal(null)} />
    </>
  )
}
