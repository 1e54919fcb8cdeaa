/** Industry Challenges: what companies ask, and what one has starred. */
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/challengesPage.js'
import type { ChallengesPageQuery } from '#web/__generated__/ChallengesPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { challengeParameter } from './challenge.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { MatchFinder } from '#web/features/matching/MatchFinder.tsx'
import { MyProposals } from '#web/features/proposals/MyProposals.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChallengeList } from './ChallengeList.tsx'
import { challengesVariables, matchTab, challengeList } from './challenges.list.ts'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { StarredChallenges } from './StarredChallenges.tsx'

const [browse, starred] = [{ browse: texts.browseChallenges() }, { starred: texts.starredChallenges() }]
const [intelligence, proposals] = [{ [matchTab]: texts.projectIntelligence() }, { proposals: texts.myProposals() }]

export default function ChallengesPage() {
  const { challenges, finder, viewer } = usePage<ChallengesPageQuery>(graphql`
    query ChallengesPageQuery(
      $filter: ChallengeFilter
      $sort: ChallengeSort
      $first: Int
      $page: Int
      $exact: Boolean
      $browse: Boolean!
      $starred: Boolean!
      $matching: Boolean!
      $chosen: Int!
      $asked: Boolean!
      $options: MatchOptions
    ) @preloadable {
      ...MatchFinder_query @alias(as: "finder") @include(if: $matching)
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) @include(if: $browse) {
        ...ChallengeList_challenges
      }
      viewer @include(if: $starred) {
        ...StarredChallenges_viewer
      }
    }
  `)
  const list = useList(challengeList)
  const exporting = useExport('challenges', challengesVariables, 'industry-challenges')
  const [open, setOpen] = useOpenNumber(challengeParameter)
  const { permissions } = useViewer()
  const tabs: Readonly<Record<string, string>> = {
    ...browse,
    ...(permissions.includes('AI_TOOLS') && intelligence),
    ...starred,
    ...(permissions.includes('PROPOSAL_CREATE') && proposals),
  }
  const asked = list.state.value('tab') ?? ''
  const tab = Object.hasOwn(tabs, asked) ? asked : 'browse'
  const go = (next: string) => list.state.setFilters({ tab: next === 'browse' ? '' : next })
  return (
    <>
      <PageHeader title={texts.industryChallenges()} description={texts.problemsThatCompaniesAskResearchers()} />
      <Tabs value={tab} onChange={go} tabs={tabs}>
        {challenges && (
          <ChallengeList
            challenges={challenges}
            list={list}
            exporting={exporting}
            views={<SavedViews list="challenges" variables={challengesVariables} />}
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
        {tab === matchTab && finder && <MatchFinder query={finder} />}
        {tab === 'proposals' && <MyProposals />}
      </Tabs>
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
