/** Industry Challenges: what companies ask, and what one has starred. */
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/challengesPage.js'
import type { ChallengesPageQuery } from '#web/__generated__/ChallengesPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { challengeParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { MyProposals } from '#web/features/proposals/MyProposals.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChallengeList } from './ChallengeList.tsx'
import { challengesVariables, usualSort } from './challenges.list.ts'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { StarredChallenges } from './StarredChallenges.tsx'

const browsing = { browse: texts.browseChallenges(), starred: texts.starredChallenges() }
const proposing = { ...browsing, proposals: texts.myProposals() }

export default function ChallengesPage() {
  const { challenges, viewer } = usePage<ChallengesPageQuery>(graphql`
    query ChallengesPageQuery(
      $filter: ChallengeFilter
      $sort: ChallengeSort
      $first: Int
      $page: Int
      $browse: Boolean!
    ) @preloadable {
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $browse) {
        ...ChallengeList_challenges
      }
      viewer @skip(if: $browse) {
        ...StarredChallenges_viewer
      }
    }
  `)
  const state = useListState(usualSort)
  const exporting = useExport('challenges', challengesVariables, 'industry-challenges')
  const [open, setOpen] = useOpenNumber(challengeParameter)
  const tabs: Readonly<Record<string, string>> = useViewer().permissions.includes('PROPOSAL_CREATE')
    ? proposing
    : browsing
  const asked = state.value('tab') ?? ''
  const tab = Object.hasOwn(tabs, asked) ? asked : 'browse'
  const go = (next: string) => state.setFilters({ tab: next === 'browse' ? '' : next })
  return (
    <>
      <PageHeader title={texts.industryChallenges()} description={texts.problemsThatCompaniesAskResearchers()} />
      <Tabs value={tab} onChange={go} tabs={tabs}>
        {challenges && (
          <ChallengeList
            challenges={challenges}
            state={state}
            exporting={exporting}
            onOpen={setOpen}
            none={{
              title: texts.noOpenChallenges(),
              message: texts.noCompanyHasPostedA(),
            }}
          />
        )}
        {tab === 'starred' && viewer && (
          <StarredChallenges viewer={viewer} onOpen={setOpen} onBrowse={() => go('browse')} />
        )}
        {tab === 'proposals' && <MyProposals />}
      </Tabs>
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
