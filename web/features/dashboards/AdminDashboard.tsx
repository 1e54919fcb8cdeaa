/** The administrator's start: accounts that wait, then the platform in figures. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/adminDashboard.js'
import type { AdminDashboardQuery } from '#web/__generated__/AdminDashboardQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { AccountsToVerify } from './AccountsToVerify.tsx'
import { useAccountCounts } from '#web/features/users/countsByRole.ts'
import { usersIn } from '#web/features/users/userPaths.ts'
import { Columns } from './Columns.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import { StatTile } from './StatTile.tsx'

export default function AdminDashboard() {
  const data = usePage<AdminDashboardQuery>(graphql`
    query AdminDashboardQuery @preloadable {
      ...countsByRole_query
      ...ProjectFigures_query
      ...WaitingForYou_query
      ...WaitingAccounts_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  const count = useAccountCounts(data)
  return (
    <>
      <PageHeader title={texts.administratorDashboard()} description={texts.thePlatformAtAGlance()} />
      <Stack gap="5">
        <WaitingForYou query={data} />
        <AccountsToVerify query={data} />
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          <StatTile label={texts.activeAccounts()} count={count('ACTIVE')} to={usersIn({ status: 'active' })} />
          <StatTile
            label={texts.researchers()}
            count={count('ACTIVE', 'researcher')}
            to={usersIn({ role: 'researcher', status: 'active' })}
          />
          <StatTile
            label={texts.industryAccounts()}
            count={count('ACTIVE', 'industry')}
            to={usersIn({ role: 'industry', status: 'active' })}
          />
          <StatTile
            label={texts.suspendedAccounts()}
            count={count('SUSPENDED')}
            to={usersIn({ status: 'suspended' })}
          />
        </SimpleGrid>
        <ProjectFigures query={data} />
        <Columns>
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Columns>
      </Stack>
    </>
  )
}
