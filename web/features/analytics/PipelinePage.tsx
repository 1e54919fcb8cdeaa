/** The pipeline from idea to agreement, where it is stuck, what the team answers, and what partners and investors do. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/analytics/pipelinePage.js'
import type { PipelinePageQuery } from '#web/__generated__/PipelinePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ActivityTrend } from './ActivityTrend.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { AsOf } from './AsOf.tsx'
import { Breakdowns } from './Breakdowns.tsx'
import { ExportReport } from './ExportReport.tsx'
import { FunnelSection } from './FunnelSection.tsx'
import { MailReport } from './MailReport.tsx'
import { RangeBar } from './RangeBar.tsx'
import { StageWaits } from './StageWaits.tsx'
import { TeamAnswers } from './TeamAnswers.tsx'

export default function PipelinePage() {
  const data = usePage<PipelinePageQuery>(graphql`
    query PipelinePageQuery($filter: AnalyticsFilter!) @preloadable {
      analytics(filter: $filter) {
        asOf
        from
        until
        partnerActivity {
          figure {
            name
          }
          month
          value
        }
        ...Breakdowns_analytics
      }
      funnel(filter: $filter) {
        ...FunnelSection_funnel
      }
      ...StageWaits_query
      ...TeamAnswers_query
      ...MailReport_query
    }
  `)
  const { analytics, funnel } = data
  return (
    <>
      <PageHeader
        title={texts.pipeline()}
        description={texts.description()}
        actions={
          <>
            <MailReport query={data} report="PIPELINE" />
            <ExportReport report="pipeline" />
          </>
        }
      />
      <AnalyticsTabs />
      <RangeBar asOf />
      <AsOf {...analytics} />
      <Stack gap="5">
        <FunnelSection funnel={funnel} />
        <StageWaits query={data} />
        <TeamAnswers query={data} />
        <Breakdowns analytics={analytics} />
        <ActivityTrend
          title={texts.partnerActivity()}
          definition={texts.partnerActivityMeans()}
          months={analytics.partnerActivity}
        />
      </Stack>
    </>
  )
}
