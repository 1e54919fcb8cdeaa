/** The ideas and projects that began in the period and reached a step of the funnel. */
import { graphql } from 'react-relay'
import * as texts from '#texts/analytics/stepPage.js'
import type { StepPageQuery } from '#web/__generated__/StepPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { RecordLink } from './RecordLink.tsx'
import { RecordsBehind } from './RecordsBehind.tsx'
import { stepWords } from './stepWords.ts'

export default function StepPage() {
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
  return (
    <>
      <PageHeader title={name} description={texts.means()} />
      <RecordsBehind days={analytics} totalCount={totalCount} counted={texts.count({ count: totalCount })}>
        <SmallTable
          name={name}
          rows={records}
          keyOf={({ path, at }, nth) => `${path}:${at}:${nth}`}
          columns={[
            { header: texts.record(), cell: (record) => <RecordLink {...record} /> },
            { header: texts.began(), cell: ({ began }) => formatDate(began) },
            { header: texts.reached(), cell: ({ at }) => formatDate(at) },
          ]}
        />
      </RecordsBehind>
    </>
  )
}
