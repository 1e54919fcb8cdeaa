/** The records behind a figure. */
import { Stack, Text } from '@chakra-ui/react'
import { ChartColumn } from 'lucide-react'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/analytics/page.js'
import type { FigurePageQuery } from '#web/__generated__/FigurePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { figureIn, filterAt } from './analyticsAddress.ts'
import { AsOf } from './AsOf.tsx'
import { BehindRows } from './BehindRows.tsx'
import { ExportReport } from './ExportReport.tsx'
import { PagesBehind } from './PagesBehind.tsx'
import { RangeBar } from './RangeBar.tsx'

export default function FigurePage() {
  const [search] = useSearchParams()
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
  const { department, sector } = filterAt(search)
  return (
    <>
      <PageHeader
        title={figure.name}
        description={figure.definition}
        actions={<ExportReport report="records" of={{ figure: figureIn(slug) }} />}
      />
      <RangeBar asOf />
      <AsOf {...analytics} />
      <Stack gap="4">
        <Text>
          {texts.countOfRecords({ count: totalCount })} {department && texts.ofDepartment({ department })}{' '}
          {sector && texts.ofSector({ sector: sectorName(sector) })}
        </Text>
        {totalCount === 0 ? (
          <Text color="fg.muted">{texts.nothing()}</Text>
        ) : (
          <BehindRows name={figure.name} unit={figure.unit} rows={records} />
        )}
        <PagesBehind totalCount={totalCount} />
      </Stack>
    </>
  )
}
