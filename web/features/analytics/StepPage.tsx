/** The ideas and projects that began in the period and reached a step of the funnel. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import * as own from '#texts/analytics/stepPage.js'
import type { StepPageQuery } from '#web/__generated__/StepPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { filterAt } from './analyticsAddress.ts'
import { AsOf } from './AsOf.tsx'
import { PagesBehind } from './PagesBehind.tsx'
import { RangeBar } from './RangeBar.tsx'
import { RecordLink } from './RecordLink.tsx'
import { stepWords } from './stepWords.ts'

export default function StepPage() {
  const [search] = useSearchParams()
  const { analytics, funnelRecords } = usePage<StepPageQuery>(graphql`
    query StepPageQuery($step: FunnelStep!, $filter: AnalyticsFilter!, $page: Int!) @preloadable {
      analytics(filter: $filter) {
        asOf
        from
        until
      }
      funnelRecords(step: $step, filter: $filter, page: $page) {
        step
        totalCount
        records {
          began
          at
          title
          path
        }
      }
    }
  `)
  const { step, totalCount, records } = funnelRecords
  const name = stepWords(step)
  const { department } = filterAt(search)
  return (
    <>
      <PageHeader title={name} description={own.means()} />
      <RangeBar asOf />
      <AsOf {...analytics} />
      <Stack gap="4">
        <Text>
          {own.count({ count: totalCount })} {department && texts.ofDepartment({ department })}
        </Text>
        {totalCount > 0 && (
          <Box bg="bg.panel" borderWidth="1px" borderRadius="md" paddingX="3">
            <SmallTable
              name={name}
              rows={records}
              keyOf={({ path, at }, nth) => `${path}:${at}:${nth}`}
              columns={[
                { header: own.record(), cell: (record) => <RecordLink {...record} /> },
                { header: own.began(), cell: ({ began }) => formatDate(began) },
                { header: own.reached(), cell: ({ at }) => formatDate(at) },
              ]}
            />
          </Box>
        )}
        <PagesBehind totalCount={totalCount} />
      </Stack>
    </>
  )
}
