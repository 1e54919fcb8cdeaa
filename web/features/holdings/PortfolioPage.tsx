/** An investor's holdings as a list. */
import { Button } from '@chakra-ui/react'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/holdings/list.js'
import * as pages from '#texts/holdings/pages.js'
import type { PortfolioPageQuery } from '#web/__generated__/PortfolioPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { HoldingCard, holdingColumns, useHoldings } from './holdingColumns.tsx'
import { NewHolding } from './HoldingForm.tsx'
import { holdingList } from './holdings.list.ts'
import { PortfolioTabs } from './PortfolioTabs.tsx'

export default function PortfolioPage() {
  const { holdings } = usePage<PortfolioPageQuery>(graphql`
    query PortfolioPageQuery($filter: HoldingFilter, $sort: HoldingSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      holdings(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...holdingColumns_holding
          }
        }
      }
    }
  `)
  const [adding, setAdding] = useState(false)
  const list = useList(holdingList)
  return (
    <>
      <PageHeader
        title={pages.portfolio()}
        description={texts.description()}
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {texts.addCompany()}
          </Button>
        }
      />
      <PortfolioTabs />
      <List
        noun="holding"
        counted={texts.counted}
        list={list}
        rows={useHoldings(nodesOf(holdings))}
        total={holdings.totalCount}
        nameOf={({ name }) => name}
        columns={holdingColumns}
        card={(holding) => <HoldingCard holding={holding} />}
        exporting={useExport('holdings', holdingList.variables)}
        empty={{
          icon: BriefcaseBusiness,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneSoFar(),
          action: !list.filtered && (
            <Button variant="outline" onClick={() => setAdding(true)}>
              {texts.addCompany()}
            </Button>
          ),
        }}
      />
      {adding && <NewHolding onClose={() => setAdding(false)} />}
    </>
  )
}
