/** The administrator's start: what waits, the platform in figures, its state, and what people did last. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/adminDashboard.js'
import type { AdminDashboardQuery } from '#web/__generated__/AdminDashboardQuery.graphql.ts'
import { LatestActivity } from '#web/features/activity/LatestActivity.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { PlatformState } from '#web/features/system/PlatformState.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AccountsToVerify } from './AccountsToVerify.tsx'
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { PlatformTiles } from './PlatformTiles.tsx'

export default function AdminDashboard() {
  const data = usePage<AdminDashboardQuery>(graphql`
    query AdminDashboardQuery($since: Date!) @preloadable {
      ...PlatformTiles_query
      ...PlatformState_query
      ...LatestActivity_query
      ...FirstSteps_query
      ...WaitingForYou_query
      ...WaitingAccounts_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  return (
    <>
      <PageHeader title={texts.administratorDashboard()} description={texts.thePlatformAtAGlance()} />
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} />
          <FirstSteps query={data} />
          <PlatformTiles query={data} />
          <AccountsToVerify query={data} />
          <LatestActivity query={data} />
        </Stack>
        <Stack gap="5">
          <PlatformState query={data} />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
