/** The technology summaries of all projects, for the team that writes and publishes them. */
import { Megaphone } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/summaries/list.js'
import * as pages from '#texts/summaries/pages.js'
import type { SummariesPageQuery } from '#web/__generated__/SummariesPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { summaryColumns, useSummaries } from './summaryColumns.tsx'
import { summaryList } from './summaries.list.ts'

export default function SummariesPage() {
  const { technologySummaries } = usePage<SummariesPageQuery>(graphql`
    query SummariesPageQuery(
      $filter: TechnologySummaryFilter
      $sort: TechnologySummarySort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      technologySummaries(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...summaryColumns_summary
          }
        }
      }
    }
  `)
  const list = useList(summaryList, {})
  return (
    <>
      <PageHeader title={pages.summaries()} description={texts.description()} />
      <List
        noun="technology summary"
        counted={texts.counted}
        list={list}
        rows={useSummaries(nodesOf(technologySummaries))}
        total={technologySummaries.totalCount}
        nameOf={({ headline }) => headline}
        columns={summaryColumns}
        card={(summary) => <SummaryCard summary={summary} />}
        exporting={useExport('technologySummaries', summaryList.variables)}
        empty={{
          icon: Megaphone,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
