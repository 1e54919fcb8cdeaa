/** The researcher's start: own projects in figures, what waits, what happened recently. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { Lightbulb, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/researcherDashboard.js'
import type { ResearcherDashboardQuery } from '#web/__generated__/ResearcherDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { ActivityOfYear } from '#web/features/analytics/ActivityOfYear.tsx'
import { ChallengeLinks } from '#web/features/challenges/ChallengeLinks.tsx'
import { ChallengeMatches } from '#web/features/challenges/ChallengeMatches.tsx'
import { MyProposals } from '#web/features/proposals/MyProposals.tsx'
import { MyTeamLinks } from '#web/features/teams/MyTeamLinks.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { OpenCollaborations } from '#web/features/collaborations/OpenCollaborations.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Beside } from './Beside.tsx'
import { Columns } from './Columns.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { IdeaLinks } from './IdeaLinks.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { StatTile } from './StatTile.tsx'

export default function ResearcherDashboard() {
  const data = usePage<ResearcherDashboardQuery>(graphql`
    query ResearcherDashboardQuery @preloadable {
      all: projects(filter: { mine: true }, first: 5, sort: { field: UPDATED_AT, direction: DESC }) {
        totalCount
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
      drafts: projects(
        filter: { mine: true, status: [DRAFT] }
        first: 5
        sort: { field: UPDATED_AT, direction: DESC }
      ) {
        totalCount
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
      running: projects(filter: { mine: true, status: [ACTIVE] }, first: 0) {
        totalCount
      }
      paused: projects(filter: { mine: true, status: [ON_HOLD] }, first: 0) {
        totalCount
      }
      returnedIdeas: ideas(filter: { mine: true, status: [NEEDS_CHANGES] }, first: 0) {
        totalCount
      }
      toBook: ideas(filter: { mine: true, status: [APPROVED], booked: false }, first: 5) {
        totalCount
        ...IdeaLinks_ideas
      }
      awaiting: ideas(filter: { mine: true, status: [SUBMITTED, UNDER_REVIEW] }, first: 0) {
        totalCount
      }
      approved: ideas(filter: { mine: true, status: [APPROVED] }, first: 0) {
        totalCount
      }
      validated: ideas(filter: { mine: true, status: [VALIDATED] }, first: 0) {
        totalCount
      }
      converted: ideas(filter: { mine: true, status: [CONVERTED] }, first: 0) {
        totalCount
      }
      invited: challenges(filter: { invited: true, shown: OPEN }, first: 5, sort: { field: DEADLINE }) {
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      unreadNotificationCount
      ...ActivityOfYear_query
      ...ChallengeMatches_query
      ...LatestNotifications_query
      ...WaitingForYou_query
      ...MyTeamLinks_query
      ...UpcomingMeetings_query
      ...OpenCollaborations_query
    }
  `)
  const { name } = useViewer()
  const invited = nodesOf(data.invited)
  const list = '/researchers/projects'
  const incubator = '/ideas-sandbox'
  const ideas = [data.returnedIdeas, data.toBook, data.awaiting, data.approved, data.validated, data.converted]
  // Zeros tell a newcomer nothing.
  const begins = data.all.totalCount === 0 && ideas.every(({ totalCount }) => totalCount === 0)
  return (
    <>
      <PageHeader
        title={texts.welcome({ name })}
        name={null}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={`${incubator}?new=1`}>
                <Lightbulb size={16} aria-hidden />
                {texts.newIdea()}
              </Link>
            </Button>
            <Button asChild>
              <Link to="/researchers/projects/new">
                <Plus size={16} aria-hidden />
                {texts.newProject()}
              </Link>
            </Button>
          </>
        }
      />
      <Stack gap="5">
        <Beside>
          <Stack gap="5">
            <WaitingForYou query={data} quiet={begins} />
            {begins && <FirstSteps />}
            {invited.length > 0 && (
              <Section title={texts.youAreInvitedToPropose()}>
                <ChallengeLinks challenges={invited} page="/industry-challenges" none="" />
              </Section>
            )}
          </Stack>
          {!begins && <ActivityOfYear query={data} />}
        </Beside>
        {!begins && (
          <>
            <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
              <StatTile label={texts.myProjects()} count={data.all.totalCount} to={list} />
              <StatTile label={texts.active()} count={data.running.totalCount} to={`${list}?status=ACTIVE`} />
              <StatTile label={texts.onHold()} count={data.paused.totalCount} to={`${list}?status=ON_HOLD`} />
              <StatTile label={texts.drafts()} count={data.drafts.totalCount} to={`${list}?status=DRAFT`} />
            </SimpleGrid>
            <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
              <StatTile
                label={texts.ideasAwaitingReview()}
                count={data.awaiting.totalCount}
                to={`${incubator}?whose=mine`}
              />
              <StatTile
                label={texts.approvedIdeas()}
                count={data.approved.totalCount}
                to={`${incubator}?tab=approved&whose=mine`}
              />
              <StatTile
                label={texts.validatedIdeas()}
                count={data.validated.totalCount}
                to={`${incubator}?tab=validated&whose=mine`}
              />
              <StatTile
                label={texts.becameProjects()}
                count={data.converted.totalCount}
                to={`${incubator}?tab=validated&whose=mine`}
              />
            </SimpleGrid>
          </>
        )}
        <Section title={texts.myProposals()}>
          <MyProposals all="/industry-challenges?tab=proposals" />
        </Section>
        <Columns>
          {data.toBook.totalCount > 0 && (
            <Section title={texts.approvedIdeasBookAnExpert()}>
              <IdeaLinks ideas={data.toBook} none="" />
            </Section>
          )}
          {data.drafts.totalCount > 0 && (
            <Section title={texts.draftsToFinish()}>
              <ProjectLinks projects={nodesOf(data.drafts)} none="" />
            </Section>
          )}
          <OpenCollaborations query={data} />
          <ChallengeMatches query={data} title={texts.challengesThatMatch()} shows="challenge" />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
          <Section title={texts.recentlyUpdatedProjects()}>
            <ProjectLinks projects={nodesOf(data.all)} none={texts.youHaveNoProjectsYet()} />
          </Section>
          <MyTeamLinks query={data} title={texts.myTeams()} none={texts.youAreInNoTeam()} />
        </Columns>
      </Stack>
    </>
  )
}
