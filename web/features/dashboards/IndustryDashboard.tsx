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
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { ProposalPipeline } from '#web/features/proposals/ProposalPipeline.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Beside } from './Beside.tsx'
import { Columns } from './Columns.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { ProjectLinks } from './ProjectLinks.tsx'
import { StatTile } from './StatTile.tsx'

const managed = '/industry-challenges-management'

export default function IndustryDashboard() {
  const { name } = useViewer()
  const data = usePage<IndustryDashboardQuery>(graphql`
    query IndustryDashboardQuery($open: Boolean!) @preloadable {
      running: challenges(filter: { mine: true, shown: OPEN }, first: 0) @include(if: $open) {
        totalCount
      }
      mine: challenges(
        filter: { mine: true, status: [DRAFT, UNDER_REVIEW, OPEN, CLOSED] }
        first: 6
        sort: { field: DEADLINE }
      ) @include(if: $open) {
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
        totalCount
      }
      overdue: proposals(filter: { overdue: true }, first: 0) @include(if: $open) {
        totalCount
      }
      projects(first: 5, sort: { field: UPDATED_AT, direction: DESC }) @include(if: $open) {
        totalCount
        edges {
          node {
            ...ProjectLinks_projects
          }
        }
      }
      ...ProposalPipeline_query @alias(as: "pipeline") @include(if: $open)
      ...ChallengeMatches_query @alias(as: "matches") @include(if: $open)
      ...OpenCollaborations_query @alias(as: "together") @include(if: $open)
      ...WaitingForYou_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  const { running, mine, undecided, overdue, projects, pipeline, matches, together } = data
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
      <Stack gap="5">
        <Beside>
          <Stack gap="5">
            <WaitingForYou query={data} />
            {running && undecided && overdue && projects && (
              <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
                <StatTile label={texts.openChallenges()} count={running.totalCount} to={`${managed}?status=OPEN`} />
                <StatTile label={texts.proposalsToAnswer()} count={undecided.totalCount} to="/proposals?waiting=1" />
                <StatTile label={texts.overdueAnswers()} count={overdue.totalCount} to="/proposals?overdue=1" />
                <StatTile label={texts.universityProjects()} count={projects.totalCount} to="/university-projects" />
              </SimpleGrid>
            )}
          </Stack>
          {pipeline && <ProposalPipeline query={pipeline} />}
        </Beside>
        <Columns>
          <Section title={texts.myChallenges()}>
            {mine ? (
              <ChallengeLinks challenges={nodesOf(mine)} page={managed} none={texts.youHavePostedNoChallenge()} />
            ) : (
              texts.youPostChallengesHereOnce()
            )}
          </Section>
          {matches && <ChallengeMatches query={matches} title={texts.universityProjectsThatMatch()} shows="project" />}
          {together && <OpenCollaborations query={together} />}
          <UpcomingMeetings query={data} />
          <Section title={texts.recentlyUpdated()}>
            {projects ? (
              <ProjectLinks projects={nodesOf(projects)} none={texts.theUniversityHasNotOpened()} />
            ) : (
              texts.youSeeTheUniversitysProjects()
            )}
          </Section>
          <LatestNotifications query={data} />
        </Columns>
      </Stack>
    </>
  )
}
