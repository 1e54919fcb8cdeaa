/** The deals of all projects: how far they are, with whom, and what is in the way. */
import { BriefcaseBusiness } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/deals/list.js'
import * as pages from '#texts/deals/pages.js'
import type { DealsPageQuery } from '#web/__generated__/DealsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DealOutcomes } from './DealOutcomes.tsx'
import { DealCard, dealColumns, useDeals } from './dealColumns.tsx'
import { dealList } from './deals.list.ts'

export default function DealsPage() {
  const data = usePage<DealsPageQuery>(graphql`
    query DealsPageQuery($filter: DealFilter, $sort: DealSort, $first: Int, $page: Int, $exact: Boolean) @preloadable {
      ...DealOutcomes_query
      deals(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...dealColumns_deal
          }
        }
      }
    }
  `)
  const list = useList(dealList)
  return (
    <>
      <PageHeader title={pages.deals()} description={texts.description()} />
      <DealOutcomes query={data} />
      <List
        noun="deal"
        counted={texts.counted}
        list={list}
        rows={useDeals(nodesOf(data.deals))}
        total={data.deals.totalCount}
        nameOf={({ title }) => title}
        columns={dealColumns}
        card={(deal) => <DealCard deal={deal} />}
        exporting={useExport('deals', dealList.variables)}
        empty={{
          icon: BriefcaseBusiness,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
