/** The university team's start: what is waiting for the team, then all projects in figures and the latest changes. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/universityDashboard.js'
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
      <PageHeader title={texts.universityDashboard()} description={texts.whatWaitsForTheTeam()} />
      <Stack gap="5">
        <Columns>
          <Section title={texts.accountsToVerify()}>
            <WaitingAccounts query={data} />
          </Section>
          <Section title={texts.projectsToReview({ totalCount: data.proposed.totalCount })}>
            <ProjectLinks projects={data.proposed} none={texts.noProjectsAreWaitingFor()} />
            <SeeAll
              to="/projects/list?status=PROPOSED"
              shown={5}
              total={data.proposed.totalCount}
              of={texts.projectsToReview2()}
            />
          </Section>
          <Section title={texts.challengesToCheck({ totalCount: data.toCheck.totalCount })}>
            <ChallengeLinks
              challenges={nodesOf(data.toCheck)}
              page="/industry/challenges"
              none={texts.noChallengesAreWaitingTo()}
            />
            <SeeAll
              to="/industry/challenges?tab=check"
              shown={5}
              total={data.toCheck.totalCount}
              of={texts.challengesToCheck2()}
            />
          </Section>
          {data.overdue.totalCount > 0 && (
            <Section title={texts.challengesWithOverdueAnswers({ totalCount: data.overdue.totalCount })}>
              <ChallengeLinks challenges={nodesOf(data.overdue)} page="/industry/challenges" none="" />
            </Section>
          )}
          <Section title={texts.ideasToReview({ totalCount: data.ideas.totalCount })}>
            <IdeaLinks ideas={data.ideas} none={texts.noIdeasAreWaitingFor()} />
            <SeeAll
              to="/ideas-sandbox?whose=waiting"
              shown={5}
              total={data.ideas.totalCount}
              of={texts.ideasToReview2()}
            />
          </Section>
          <Section title={texts.ideasWithoutAnExpert({ totalCount: data.unassigned.totalCount })}>
            <ValidationLinks requests={nodesOf(data.unassigned)} none={texts.everyApprovedIdeaThatAsked()} toIdeas />
          </Section>
        </Columns>
        <ProjectFigures query={data} />
        <Columns>
          <Section title={texts.recentlyUpdatedProjects()}>
            <ProjectLinks projects={data.latest} none={texts.thereAreNoProjectsYet()} />
          </Section>
          <OpenCollaborations query={data} />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Columns>
      </Stack>
    </>
  )
}
