/** How the platform runs: whether it works, its versions, what failed in the background, storage and configuration. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/system/page.js'
import * as pages from '#texts/system/pages.js'
import type { SystemPageQuery } from '#web/__generated__/SystemPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { MaintenanceSection } from '#web/features/platform/MaintenanceSection.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Configuration } from './Configuration.tsx'
import { DatabaseTables } from './DatabaseTables.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { Queues } from './Queues.tsx'
import { SystemFacts } from './SystemFacts.tsx'

export default function SystemPage() {
  const data = usePage<SystemPageQuery>(graphql`
    query SystemPageQuery @preloadable {
      systemHealth {
        healthy
        databaseMs
        jobsWaiting
        jobsFailed
      }
      jobs(state: FAILED) {
        ...FailedJobs_jobs
      }
      systemReport {
        ...DatabaseTables_report
        ...Queues_report
        ...Configuration_report
      }
      ...SystemFacts_query
      platformSettings {
        ...MaintenanceSection_settings
      }
    }
  `)
  const { healthy, databaseMs, jobsWaiting, jobsFailed } = data.systemHealth
  return (
    <>
      <PageHeader title={pages.system()} description={texts.description()} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          <StatTile label={texts.status()} count={healthy ? texts.allWell() : texts.lookHere()} />
          <StatTile label={texts.answer()} count={texts.milliseconds({ count: databaseMs })} />
          <StatTile label={texts.waiting()} count={jobsWaiting} />
          <StatTile label={texts.failed()} count={jobsFailed} />
        </SimpleGrid>
        <MaintenanceSection settings={data.platformSettings} />
        <SystemFacts query={data} />
        <FailedJobs jobs={data.jobs} />
        <Queues report={data.systemReport} />
        <DatabaseTables report={data.systemReport} />
        <Configuration report={data.systemReport} />
      </Stack>
    </>
  )
}
