/** All reports of content, the latest first. */
import { Flag } from 'lucide-react'
import { graphql } from 'react-relay'
import * as pages from '#texts/moderation/pages.js'
import * as texts from '#texts/moderation/reports.js'
import type { ReportedContentPageQuery } from '#web/__generated__/ReportedContentPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ReportCard, reportColumns, useReports } from './reportColumns.tsx'
import { reportList } from './reports.list.ts'

export default function ReportedContentPage() {
  const { contentReports } = usePage<ReportedContentPageQuery>(graphql`
    query ReportedContentPageQuery(
      $filter: ContentReportFilter
      $sort: ContentReportSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      contentReports(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...reportColumns_report
          }
        }
      }
    }
  `)
  const list = useList(reportList, {})
  return (
    <>
      <PageHeader title={pages.reported()} description={texts.description()} />
      <List
        noun="report"
        counted={texts.counted}
        list={list}
        rows={useReports(nodesOf(contentReports))}
        total={contentReports.totalCount}
        nameOf={({ title }) => title}
        columns={reportColumns}
        card={(report) => <ReportCard report={report} />}
        exporting={useExport('contentReports', reportList.variables)}
        empty={{
          icon: Flag,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
