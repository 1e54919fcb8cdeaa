/** The researcher's start: own projects in figures, what waits, what happened recently. */
import { Button, Stack } from '@chakra-ui/react'
import { Lightbulb, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/researcherDashboard.js'
import type { ResearcherDashboardQuery } from '#web/__generated__/ResearcherDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { FigureTiles } from '#web/features/analytics/FigureTiles.tsx'
import { ChallengeLinks } from '#web/features/challenges/ChallengeLinks.tsx'
import { ChallengeMatches } from '#web/features/challenges/ChallengeMatches.tsx'
import { OwnProposalLinks } from '#web/features/proposals/OwnProposalLinks.tsx'
import { MyTeamLinks } from '#web/features/teams/MyTeamLinks.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { OpenCollaborations } from '#web/features/collaborations/OpenCollaborations.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { SeeAll } from '#web/ui/LinkRows.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { IdeaLinks } from './IdeaLinks.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { OwnOnTheirWay } from './OwnOnTheirWay.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'

export default function ResearcherDashboard() {
  const data = usePage<ResearcherDashboardQuery>(graphql`
    query ResearcherDashboardQuery($open: Boolean!) @preloadable {
      all: projects(filter: { mine: true }, first: 4, sort: { field: UPDATED_AT, direction: DESC }) {
        totalCount(exact: true)
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
      ownIdeas: ideas(filter: { mine: true }, first: 0) {
        totalCount(exact: true)
      }
      toBook: ideas(filter: { mine: true, status: [APPROVED], booked: false }, first: 3) {
        totalCount(exact: true)
        ...IdeaLinks_ideas
      }
      invited: challenges(filter: { invited: true, shown: OPEN }, first: 3, sort: { field: DEADLINE })
        @include(if: $open) {
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      ...FirstSteps_query
      ...FigureTiles_query @arguments(codes: [IDEAS, PROPOSALS, PROJECTS_OPENED, TRL_STEPS])
      ...OwnOnTheirWay_query
      ...OwnProposalLinks_query @alias(as: "proposals") @include(if: $open)
      ...ChallengeMatches_query @alias(as: "matches") @include(if: $open)
      ...LatestNotifications_query
      ...WaitingForYou_query
      ...MyTeamLinks_query
      ...UpcomingMeetings_query
      ...OpenCollaborations_query @alias(as: "together") @include(if: $open)
    }
  `)
  const { name } = useViewer()
  const { proposals, matches, together } = data
  const invited = nodesOf(data.invited)
  // Zeros tell a newcomer nothing.
  const begins = data.all.totalCount === 0 && data.ownIdeas.totalCount === 0
  return (
    <>
      <PageHeader
        title={texts.welcome({ name })}
        name={null}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/ideas-sandbox?new=1">
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
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} quiet={begins} />
          <FirstSteps query={data} />
          {!begins && (
            <>
              <FigureTiles query={data} />
              <OwnOnTheirWay query={data} />
            </>
          )}
          <Section title={texts.myProjects()}>
            <ProjectLinks projects={nodesOf(data.all)} none={texts.youHaveNoProjectsYet()} own />
            <SeeAll to="/researchers/projects" shown={4} total={data.all.totalCount} of={texts.projects()} />
          </Section>
          {proposals && <OwnProposalLinks query={proposals} />}
          {matches && <ChallengeMatches query={matches} title={texts.challengesThatMatch()} shows="challenge" />}
        </Stack>
        <Stack gap="5">
          {invited.length > 0 && (
            <Section title={texts.youAreInvitedToPropose()}>
              <ChallengeLinks challenges={invited} page="/industry-challenges" none="" />
            </Section>
          )}
          <UpcomingMeetings query={data} />
          {together && <OpenCollaborations query={together} />}
          {data.toBook.totalCount > 0 && (
            <Section title={texts.approvedIdeasBookAnExpert()}>
              <IdeaLinks ideas={data.toBook} none="" />
            </Section>
          )}
          <MyTeamLinks query={data} title={texts.myTeams()} none={texts.youAreInNoTeam()} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
