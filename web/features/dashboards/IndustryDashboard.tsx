/** The start of companies: what their challenges brought, who waits for an answer, what goes with what they ask. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/industryDashboard.js'
import type { IndustryDashboardQuery } from '#web/__generated__/IndustryDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { ChallengeLinks } from '#web/features/challenges/ChallengeLinks.tsx'
import { ChallengeMatches } from '#web/features/challenges/ChallengeMatches.tsx'
import { OpenCollaborations } from '#web/features/collaborations/OpenCollaborations.tsx'
import { GrantedRooms } from '#web/features/dataRooms/GrantedRooms.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { ProposalPipeline } from '#web/features/proposals/ProposalPipeline.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { StatTile } from './StatTile.tsx'

const managed = '/industry-challenges-management'

export default function IndustryDashboard() {
  const { name } = useViewer()
  const data = usePage<IndustryDashboardQuery>(graphql`
    query IndustryDashboardQuery($open: Boolean!, $own: Boolean!, $since: Date!) @preloadable {
      running: challenges(filter: { mine: true, shown: OPEN }, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      mine: challenges(
        filter: { mine: true, status: [DRAFT, UNDER_REVIEW, OPEN, CLOSED] }
        first: 3
        sort: { field: DEADLINE }
      ) @include(if: $own) {
        edges {
          node {
            ...ChallengeLinks_challenges
          }
        }
      }
      undecided: proposals(
        filter: { status: [SUBMITTED, SCREENING, SHORTLISTED, FINALIST], challengeCancelled: false }
        first: 0
      ) @include(if: $open) {
        totalCount(exact: true)
      }
      overdue: proposals(filter: { overdue: true }, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      fresh: proposals(filter: { submittedSince: $since, challengeCancelled: false }, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      collaborations(filter: { status: [PROPOSED, AGREEMENT, RUNNING] }, first: 3) @include(if: $open) {
        totalCount(exact: true)
      }
      late: collaborations(filter: { status: [RUNNING], overdue: true }, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      projects(first: 4, sort: { field: UPDATED_AT, direction: DESC }) @include(if: $open) {
        totalCount(exact: true)
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
      ...ProposalPipeline_query @alias(as: "pipeline") @include(if: $open)
      ...ChallengeMatches_query @alias(as: "matches") @include(if: $open)
      ...OpenCollaborations_query @alias(as: "together") @include(if: $open)
      ...FirstSteps_query
      ...WaitingForYou_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
      ...GrantedRooms_query
    }
  `)
  const { running, mine, undecided, overdue, projects, pipeline, matches, collaborations, together } = data
  // Zeros tell a newcomer nothing.
  const begins = mine?.edges.length === 0 && undecided?.totalCount === 0 && collaborations?.totalCount === 0
  return (
    <>
      <PageHeader
        title={texts.welcome({ name })}
        name={null}
        description={texts.whatYourChallengesBroughtAnd()}
        actions={
          running && (
            <>
              <Button asChild variant="outline">
                <Link to="/industry/partners">{texts.partnersAndYourProfile()}</Link>
              </Button>
              <Button asChild>
                <Link to={`${managed}?edit=new`}>
                  <Plus size={16} aria-hidden />
                  {texts.postChallenge()}
                </Link>
              </Button>
            </>
          )
        }
      />
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} quiet={begins} />
          <FirstSteps query={data} />
          {!begins && running && undecided && overdue && projects && collaborations && (
            <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4" data-tour="figures">
              <StatTile
                label={texts.openChallenges()}
                count={running.totalCount}
                note={texts.newProposals({ count: data.fresh?.totalCount ?? 0 })}
                to={`${managed}?status=OPEN`}
              />
              <StatTile
                label={texts.proposalsToAnswer()}
                count={undecided.totalCount}
                note={texts.overdueAnswers({ count: overdue.totalCount })}
                to="/proposals?waiting=1"
              />
              <StatTile
                label={texts.collaborations()}
                count={collaborations.totalCount}
                note={texts.lateMilestones({ count: data.late?.totalCount ?? 0 })}
                to="/collaborations"
              />
              <StatTile label={texts.universityProjects()} count={projects.totalCount} to="/university-projects" />
            </SimpleGrid>
          )}
          <Section title={texts.myChallenges()}>
            {mine ? (
              <ChallengeLinks challenges={nodesOf(mine)} page={managed} none={texts.youHavePostedNoChallenge()} />
            ) : (
              texts.youPostChallengesHereOnce()
            )}
          </Section>
          {matches && <ChallengeMatches query={matches} title={texts.universityProjectsThatMatch()} shows="project" />}
          <Section title={texts.recentlyUpdated()}>
            {projects ? (
              <ProjectLinks projects={nodesOf(projects)} none={texts.theUniversityHasNotOpened()} />
            ) : (
              texts.youSeeTheUniversitysProjects()
            )}
          </Section>
        </Stack>
        <Stack gap="5">
          {pipeline && <ProposalPipeline query={pipeline} />}
          {together && <OpenCollaborations query={together} />}
          <GrantedRooms query={data} />
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
