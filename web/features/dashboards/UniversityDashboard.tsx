/** The university team's start: what is waiting for the team, then all projects in figures and the latest changes. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/universityDashboard.js'
import type { UniversityDashboardQuery } from '#web/__generated__/UniversityDashboardQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { FigureTiles } from '#web/features/analytics/FigureTiles.tsx'
import { ChallengeLinks } from '#web/features/challenges/ChallengeLinks.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { OpenCollaborations } from '#web/features/collaborations/OpenCollaborations.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { AccountsToVerify } from './AccountsToVerify.tsx'
import { AllOnTheirWay } from './AllOnTheirWay.tsx'
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLevels } from './ProjectLevels.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'

export default function UniversityDashboard() {
  const data = usePage<UniversityDashboardQuery>(graphql`
    query UniversityDashboardQuery @preloadable {
      ...AllOnTheirWay_query
      ...FigureTiles_query @arguments(codes: [IDEAS, PROJECTS, PROJECTS_OPENED, INTERESTS])
      ...ProjectLevels_query
      ...FirstSteps_query
      ...WaitingForYou_query
      ...WaitingAccounts_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
      ...OpenCollaborations_query
      overdue: challenges(filter: { overdue: true }, first: 3, sort: { field: DEADLINE }) {
        totalCount(exact: true)
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      latest: projects(first: 3, sort: { field: UPDATED_AT, direction: DESC }) {
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
    }
  `)
  return (
    <>
      <PageHeader title={texts.universityDashboard()} description={texts.whatWaitsForTheTeam()} />
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} />
          <FirstSteps query={data} />
          <FigureTiles query={data} />
          <AllOnTheirWay query={data} />
          <AccountsToVerify query={data} />
          {data.overdue.totalCount > 0 && (
            <Section title={texts.challengesWithOverdueAnswers({ totalCount: data.overdue.totalCount })}>
              <ChallengeLinks challenges={nodesOf(data.overdue)} page="/industry/challenges" none="" />
            </Section>
          )}
          <Section title={texts.recentlyUpdatedProjects()}>
            <ProjectLinks projects={nodesOf(data.latest)} none={texts.thereAreNoProjectsYet()} />
          </Section>
        </Stack>
        <Stack gap="5">
          <ProjectLevels query={data} />
          <UpcomingMeetings query={data} />
          <OpenCollaborations query={data} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
