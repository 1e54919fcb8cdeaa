/** Interests as a list: one's own as an investor or for a company, or all of them for the team. */
import { Button } from '@chakra-ui/react'
import { HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/interests/list.js'
import * as pages from '#texts/interests/pages.js'
import type { InterestsPageQuery } from '#web/__generated__/InterestsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { InterestCard, interestColumns, useInterests } from './interestColumns.tsx'
import { interestList } from './interests.list.ts'
import { InterestTabs } from './InterestTabs.tsx'

export default function InterestsPage() {
  const { investmentInterests: interests } = usePage<InterestsPageQuery>(graphql`
    query InterestsPageQuery(
      $filter: InvestmentInterestFilter
      $sort: InvestmentInterestSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      investmentInterests(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...interestColumns_interest
          }
        }
      }
    }
  `)
  const team = useAllowed('INVESTOR_RELATIONS')
  const invests = useAllowed('OPPORTUNITY_BROWSE')
  const catalogue = invests ? '/opportunities' : '/university-projects'
  const list = useList(interestList, team ? {} : { whose: false, kind: false })
  return (
    <>
      <PageHeader
        title={team ? pages.interests() : invests ? pages.expressed() : pages.ofCompany()}
        description={team ? texts.descriptionTeam() : invests ? texts.description() : texts.descriptionCompany()}
      />
      <InterestTabs />
      <List
        noun="interest"
        counted={texts.counted}
        list={list}
        rows={useInterests(nodesOf(interests))}
        total={interests.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => interestColumns({ team, amounts: team || invests }), [team, invests])}
        card={(interest) => <InterestCard interest={interest} team={team} />}
        exporting={useExport('investmentInterests', interestList.variables)}
        empty={{
          icon: HandCoins,
          title: texts.none(),
          message: list.filtered
            ? texts.noneMatch()
            : team
              ? texts.noneYetTeam()
              : invests
                ? texts.noneYet()
                : texts.noneYetCompany(),
          action: !team && !list.filtered && (
            <Button asChild variant="outline">
              <Link to={catalogue}>{invests ? texts.findOpportunities() : texts.findProjects()}</Link>
            </Button>
          ),
        }}
      />
    </>
  )
}
