/** Research Teams (docs/spec/teams.md#research-teams): what waits for one, one's own teams, and all others. */
import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import { Compass, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamsPage.js'
import type { TeamsPageQuery } from '#web/__generated__/TeamsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { MyTeamLinks } from './MyTeamLinks.tsx'
import { TeamInvitations } from './TeamInvitations.tsx'
import { TeamList } from './TeamList.tsx'
import { teamList } from './teams.list.ts'

export default function TeamsPage() {
  const data = usePage<TeamsPageQuery>(graphql`
    query TeamsPageQuery($filter: TeamFilter, $sort: TeamSort, $first: Int, $page: Int, $exact: Boolean) @preloadable {
      teams(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...TeamList_teams
          }
        }
      }
      departments {
        name
      }
      ...TeamInvitations_query
      ...MyTeamLinks_query
    }
  `)
  const list = useList(teamList, { department: plain(data.departments.map(({ name }) => name)) })
  const exporting = useExport('teams', teamList.variables)
  return (
    <>
      <PageHeader
        title={texts.myTeams2()}
        description={texts.workTogetherAcrossDepartmentsWith()}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/researchers/teams/discover">
                <Compass size={16} aria-hidden />
                {texts.discover()}
              </Link>
            </Button>
            <CreateTeam label={texts.newTeam()} />
          </>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1 }} gap="4">
          <TeamInvitations query={data} />
          <MyTeamLinks query={data} />
        </SimpleGrid>
        <Heading as="h2" size="lg">
          {texts.allResearchTeams()}
        </Heading>
        <TeamList
          teams={nodesOf(data.teams)}
          total={data.teams.totalCount}
          list={list}
          exporting={exporting}
          action={<CreateTeam label={texts.createTeam()} />}
        />
      </Stack>
    </>
  )
}

const CreateTeam = ({ label }: { label: string }) => (
  <Button asChild>
    <Link to="/researchers/teams/new">
      <Plus size={16} aria-hidden />
      {label}
    </Link>
  </Button>
)
