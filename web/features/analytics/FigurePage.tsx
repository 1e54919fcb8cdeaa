/** The records behind a figure. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { ChartColumn } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useParams, useSearchParams } from 'react-router'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/analytics/page.js'
import type { FigurePageQuery } from '#web/__generated__/FigurePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { formatCount } from '#web/ui/format.ts'
import { figureIn, filterAt, handedOn } from './analyticsAddress.ts'
import { AsOf } from './AsOf.tsx'
import { BehindRows } from './BehindRows.tsx'
import { ExportReport } from './ExportReport.tsx'
import { RangeBar } from './RangeBar.tsx'

const pageSize = 25

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
  const page = Math.max(1, Number(search.get('page')) || 1)
  const last = Math.max(1, Math.ceil(totalCount / pageSize))
  const { department, sector } = filterAt(search)
  const toPage = (to: number) => handedOn(search, { page: String(to) }) || '?page=1'
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
        {last > 1 && (
          <HStack as="nav" aria-label={texts.pages()} justifyContent="center" gap="4">
            {page > 1 && (
              <Button asChild variant="outline" size="sm">
                <Link to={toPage(page - 1)}>{texts.previous()}</Link>
              </Button>
            )}
            <Text>{texts.pageOf({ page: formatCount(page), last: formatCount(last) })}</Text>
            {page < last && (
              <Button asChild variant="outline" size="sm">
                <Link to={toPage(page + 1)}>{texts.next()}</Link>
              </Button>
            )}
          </HStack>
        )}
      </Stack>
    </>
  )
}
