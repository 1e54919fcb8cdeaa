/** The university team's start: what is waiting for the team, then all projects in figures and the latest changes. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { UniversityDashboardQuery } from '#web/__generated__/UniversityDashboardQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { ChallengeLinks } from '#web/features/challenges/ChallengeLinks.tsx'
import { OpenCollaborations } from '#web/features/collaborations/OpenCollaborations.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { SeeAll } from '#web/ui/LinkRows.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Columns } from './Columns.tsx'
import { IdeaLinks } from './IdeaLinks.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { ValidationLinks } from './ValidationLinks.tsx'
import { WaitingAccounts } from './WaitingAccounts.tsx'

export default function UniversityDashboard() {
  const data = usePage<UniversityDashboardQuery>(graphql`
    query UniversityDashboardQuery @preloadable {
      ...ProjectFigures_query
      ...WaitingAccounts_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
      ...OpenCollaborations_query
      proposed: projects(filter: { status: [PROPOSED] }, first: 5, sort: { field: STATUS_SINCE, direction: ASC }) {
        totalCount
        ...ProjectLinks_projects
      }
      ideas: ideas(filter: { waiting: true }, first: 5, sort: { field: CREATED_AT, direction: ASC }) {
        totalCount
        ...IdeaLinks_ideas
      }
      unassigned: validationRequests(filter: { status: [OPEN] }, first: 5) {
        totalCount
        edges {
          node {
            ...ValidationLinks_request
          }
        }
      }
      toCheck: challenges(filter: { status: [UNDER_REVIEW] }, first: 5, sort: { field: UPDATED_AT }) {
        totalCount
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      overdue: challenges(filter: { overdue: true }, first: 5, sort: { field: DEADLINE }) {
        totalCount
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      latest: projects(first: 5, sort: { field: UPDATED_AT, direction: DESC }) {
        ...ProjectLinks_projects
      }
    }
  `)
  return (
    <>
      <PageHeader title="University Dashboard" description="What waits for the team, and where the projects stand." />
      <Stack gap="5">
        <Columns>
          <Section title="Accounts to verify">
            <WaitingAccounts query={data} />
          </Section>
          <Section title={`Projects to review (${data.proposed.totalCount})`}>
            <ProjectLinks projects={data.proposed} none="No projects are waiting for review." />
            <SeeAll
              to="/projects/list?status=PROPOSED"
              shown={5}
              total={data.proposed.totalCount}
              of="projects to review"
            />
          </Section>
          <Section title={`Challenges to check (${data.toCheck.totalCount})`}>
            <ChallengeLinks
              challenges={nodesOf(data.toCheck)}
              page="/industry/challenges"
              none="No challenges are waiting to be checked."
            />
            <SeeAll
              to="/industry/challenges?tab=check"
              shown={5}
              total={data.toCheck.totalCount}
              of="challenges to check"
            />
          </Section>
          {data.overdue.totalCount > 0 && (
            <Section title={`Challenges with overdue answers (${data.overdue.totalCount})`}>
              <ChallengeLinks challenges={nodesOf(data.overdue)} page="/industry/challenges" none="" />
            </Section>
          )}
          <Section title={`Ideas to review (${data.ideas.totalCount})`}>
            <IdeaLinks ideas={data.ideas} none="No ideas are waiting for review." />
            <SeeAll to="/ideas-sandbox?whose=waiting" shown={5} total={data.ideas.totalCount} of="ideas to review" />
          </Section>
          <Section title={`Ideas without an expert (${data.unassigned.totalCount})`}>
            <ValidationLinks
              requests={nodesOf(data.unassigned)}
              none="Every approved idea that asked for one has an expert."
              toIdeas
            />
          </Section>
        </Columns>
        <ProjectFigures query={data} />
        <Columns>
          <Section title="Recently updated projects">
            <ProjectLinks projects={data.latest} none="There are no projects yet." />
          </Section>
          <OpenCollaborations query={data} />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Columns>
      </Stack>
    </>
  )
}
