/** The records behind a figure. */
import { ChartColumn } from 'lucide-react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import type { FigurePageQuery } from '#web/__generated__/FigurePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { figureIn } from './analyticsAddress.ts'
import { BehindRows } from './BehindRows.tsx'
import { ExportReport } from './ExportReport.tsx'
import { RecordsBehind } from './RecordsBehind.tsx'

export default function FigurePage() {
  const { figure: slug } = useParams()
  const { analytics, figureRecords } = usePage<FigurePageQuery>(graphql`
    query FigurePageQuery($figure: String!, $filter: AnalyticsFilter!, $page: Int!) @preloadable {
      analytics(filter: $filter) {
        asOf
        from
        until
      }
      figureRecords(figure: $figure, filter: $filter, page: $page) {
        figure {
          name
          definition
          unit
        }
        totalCount
        records {
          at
          value
          department
          title
          path
        }
      }
    }
  `)
  if (!figureRecords)
    return <EmptyState page icon={ChartColumn} title={texts.noFigure()} message={texts.noFigureMeans()} />
  const { figure, totalCount, records } = figureRecords
  return (
    <>
      <PageHeader
        title={figure.name}
        description={figure.definition}
        actions={<ExportReport report="records" of={{ figure: figureIn(slug) }} />}
      />
      <RecordsBehind days={analytics} totalCount={totalCount} counted={texts.countOfRecords({ count: totalCount })}>
        <BehindRows name={figure.name} unit={figure.unit} rows={records} />
      </RecordsBehind>
    </>
  )
}
