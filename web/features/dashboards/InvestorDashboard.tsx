/** The start of investors: what the university has opened to them. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/investorDashboard.js'
import type { InvestorDashboardQuery } from '#web/__generated__/InvestorDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Columns } from './Columns.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { StatTile } from './StatTile.tsx'

export default function InvestorDashboard() {
  const { name, status, permissions } = useViewer()
  const data = usePage<InvestorDashboardQuery>(graphql`
    query InvestorDashboardQuery($open: Boolean!) @preloadable {
      projects(first: 10, sort: { field: UPDATED_AT, direction: DESC }) @include(if: $open) {
        totalCount
        ...ProjectLinks_projects
      }
      mature: projects(filter: { trlMin: 7, onlyAssessed: true }, first: 0) @include(if: $open) {
        totalCount
      }
      ...WaitingForYou_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  const waits = status === 'PENDING_VERIFICATION' || !permissions.includes('PROJECT_READ')
  return (
    <>
      <PageHeader title={texts.welcome({ name })} name={null} description={texts.whatTheUniversityHasOpened()} />
      <Stack gap="5">
        <WaitingForYou query={data} />
        {data.projects && (
          <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
            <StatTile label={texts.openProjects()} count={data.projects.totalCount} to="/opportunities" />
            <StatTile
              label={texts.atTrl7AndAbove()}
              count={data.mature?.totalCount ?? 0}
              to="/opportunities?trl=7&trl=8&trl=9&assessed=1"
            />
          </SimpleGrid>
        )}
        <Columns>
          <Section title={texts.recentlyUpdated()}>
            {data.projects ? (
              <ProjectLinks projects={data.projects} none={texts.theUniversityHasNotOpened()} />
            ) : (
              waits && texts.youSeeTheUniversitysProjects()
            )}
          </Section>
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Columns>
      </Stack>
    </>
  )
}
