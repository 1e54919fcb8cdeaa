/** Teams that one could join: those that most speaks for, with the reasons, and all by skills and department. */
import { Button, Heading, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/teams/discoverTeamsPage.js'
import type { DiscoverTeamsPageQuery } from '#web/__generated__/DiscoverTeamsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SuggestedTeams } from './SuggestedTeams.tsx'
import { TeamList } from './TeamList.tsx'
import { discoveredList } from './teams.list.ts'

export default function DiscoverTeamsPage() {
  const data = usePage<DiscoverTeamsPageQuery>(graphql`
    query DiscoverTeamsPageQuery($filter: TeamFilter, $sort: TeamSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      teams(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...TeamList_teams
          }
        }
      }
      ...SuggestedTeams_query
      teamSkills
      departments {
        name
      }
    }
  `)
  const list = useList(discoveredList, {
    skill: plain(data.teamSkills),
    department: plain(data.departments.map(({ name }) => name)),
  })
  const exporting = useExport('teams', discoveredList.variables)
  return (
    <>
      <PageHeader
        title={texts.discoverTeams()}
        description={texts.findPeopleWhoWorkOn()}
        actions={
          <Button asChild variant="outline">
            <Link to="/researchers/teams">{texts.allTeams()}</Link>
          </Button>
        }
      />
      <Stack gap="6">
        {!list.filtered && <SuggestedTeams query={data} />}
        <Heading as="h2" size="lg">
          {texts.allTeamsThatYouAre()}
        </Heading>
        <TeamList
          teams={nodesOf(data.teams)}
          total={data.teams.totalCount}
          list={list}
          exporting={exporting}
          why
          action={
            <Button asChild>
              <Link to="/researchers/teams/new">{texts.createTeam()}</Link>
            </Button>
          }
        />
      </Stack>
    </>
  )
}
