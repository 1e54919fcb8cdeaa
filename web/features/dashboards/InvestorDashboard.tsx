/** The start of investors: what the university has opened to them. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/investorDashboard.js'
import type { InvestorDashboardQuery } from '#web/__generated__/InvestorDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { GrantedRooms } from '#web/features/dataRooms/GrantedRooms.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { InvestorOpportunities } from '#web/features/opportunities/InvestorOpportunities.tsx'
import { InterestPipeline } from '#web/features/holdings/InterestPipeline.tsx'
import { PortfolioSnapshot } from '#web/features/holdings/PortfolioSnapshot.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { StatTile } from './StatTile.tsx'

export default function InvestorDashboard() {
  const { name, status, permissions } = useViewer()
  const data = usePage<InvestorDashboardQuery>(graphql`
    query InvestorDashboardQuery($open: Boolean!) @preloadable {
      found: opportunities(first: 4, sort: { field: UPDATED_AT, direction: DESC }) @include(if: $open) {
        totalCount
        opportunities {
          id
          project {
            ...ProjectLinks_projects
          }
        }
      }
      mature: opportunities(filter: { trl: [7, 8, 9] }, first: 0) @include(if: $open) {
        totalCount
      }
      ...InvestorOpportunities_query
      ...FirstSteps_query
      ...WaitingForYou_query
      interests: investmentInterests(filter: { goingOn: true }, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      portfolio @include(if: $open) {
        count
      }
      ...PortfolioSnapshot_query @arguments(open: $open)
      ...InterestPipeline_query @arguments(open: $open)
      ...LatestNotifications_query
      ...UpcomingMeetings_query
      ...GrantedRooms_query
    }
  `)
  const updated = data.found?.opportunities.flatMap(({ project }) => project ?? []) ?? []
  // Zeros tell a newcomer nothing.
  const begins = data.interests?.totalCount === 0 && data.portfolio?.count === 0
  const waits = status === 'PENDING_VERIFICATION' || !permissions.includes('PROJECT_READ')
  return (
    <>
      <PageHeader title={texts.welcome({ name })} name={null} description={texts.whatTheUniversityHasOpened()} />
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} quiet={begins} />
          <FirstSteps query={data} />
          {!begins && data.found && (
            <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4" data-tour="figures">
              <StatTile
                label={texts.openProjects()}
                count={data.found.totalCount}
                note={texts.atTrl7AndAbove({ count: data.mature?.totalCount ?? 0 })}
                to="/opportunities"
              />
              <StatTile
                label={texts.interests()}
                count={data.interests?.totalCount ?? 0}
                note={texts.goingOn()}
                to="/interests/expressed?goingOn=1"
              />
              <PortfolioSnapshot query={data} />
            </SimpleGrid>
          )}
          {data.found && <InvestorOpportunities query={data} />}
          <Section title={texts.recentlyUpdated()}>
            {data.found ? (
              <ProjectLinks projects={updated} none={texts.theUniversityHasNotOpened()} />
            ) : (
              waits && texts.youSeeTheUniversitysProjects()
            )}
          </Section>
        </Stack>
        <Stack gap="5">
          <InterestPipeline query={data} />
          <GrantedRooms query={data} />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
