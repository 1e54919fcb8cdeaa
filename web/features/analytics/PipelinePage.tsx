/** The pipeline from idea to agreement, where it is stuck, what the team answers, and what partners and investors do. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as page from '#texts/analytics/page.js'
import * as texts from '#texts/analytics/pipelinePage.js'
import type { PipelinePageQuery } from '#web/__generated__/PipelinePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ActivityTrend } from './ActivityTrend.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { AsOf } from './AsOf.tsx'
import { Breakdown } from './Breakdown.tsx'
import { ExportReport } from './ExportReport.tsx'
import { FunnelSection } from './FunnelSection.tsx'
import { MailReport } from './MailReport.tsx'
import { RangeBar } from './RangeBar.tsx'
import { StageWaits } from './StageWaits.tsx'
import { TeamAnswers } from './TeamAnswers.tsx'

const departmentWords = (key: string) => key || page.noDepartment()
const sectorOf = (key: string) => (key ? sectorName(key as 'AI') : page.noSector())

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
        ideas: departments(figure: IDEAS) {
          key
          value
        }
        disclosures: departments(figure: DISCLOSURES) {
          key
          value
        }
        challenges: sectors(figure: CHALLENGES) {
          key
          value
        }
        proposals: sectors(figure: PROPOSALS) {
          key
          value
        }
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
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <Breakdown
            title={texts.ideasByDepartment()}
            definition={texts.ideasByDepartmentMeans()}
            of={page.department()}
            shares={analytics.ideas}
            words={departmentWords}
            figure="IDEAS"
          />
          <Breakdown
            title={texts.disclosuresByDepartment()}
            definition={texts.disclosuresByDepartmentMeans()}
            of={page.department()}
            shares={analytics.disclosures}
            words={departmentWords}
            figure="DISCLOSURES"
          />
          <Breakdown
            title={texts.challengesBySector()}
            definition={texts.challengesBySectorMeans()}
            of={page.sector()}
            shares={analytics.challenges}
            words={sectorOf}
          />
          <Breakdown
            title={texts.proposalsBySector()}
            definition={texts.proposalsBySectorMeans()}
            of={page.sector()}
            shares={analytics.proposals}
            words={sectorOf}
          />
        </SimpleGrid>
        <ActivityTrend
          title={texts.partnerActivity()}
          definition={texts.partnerActivityMeans()}
          months={analytics.partnerActivity}
        />
      </Stack>
    </>
  )
}
