/** All investors with their verification, thesis and interests, for the university's team. */
import { Landmark } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/investors/directory.js'
import * as pages from '#texts/investors/pages.js'
import type { InvestorDirectoryPageQuery } from '#web/__generated__/InvestorDirectoryPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { InvestorCard, investorColumns, useInvestors } from './investorColumns.tsx'
import { investorList } from './investors.list.ts'

export default function InvestorDirectoryPage() {
  const { users } = usePage<InvestorDirectoryPageQuery>(graphql`
    query InvestorDirectoryPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...investorColumns_investor
          }
        }
      }
    }
  `)
  const list = useList(investorList)
  return (
    <>
      <PageHeader title={pages.directory()} description={texts.description()} />
      <List
        noun="investor"
        counted={texts.counted}
        list={list}
        rows={useInvestors(nodesOf(users))}
        total={users.totalCount}
        nameOf={({ name }) => name}
        columns={investorColumns}
        card={(investor) => <InvestorCard investor={investor} />}
        exporting={useExport('users', investorList.variables)}
        empty={{
          icon: Landmark,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
