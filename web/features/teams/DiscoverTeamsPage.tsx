/** Teams that one could join: those that most speaks for, with the reasons, and all by skills and department. */
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { DiscoverTeamsPageQuery } from '#web/__generated__/DiscoverTeamsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TeamList } from './TeamList.tsx'
import { discoverVariables, usualSort } from './teams.list.ts'

const yes = (label: string) => [{ value: 'yes', label }]

export default function DiscoverTeamsPage() {
  const data = usePage<DiscoverTeamsPageQuery>(graphql`
    query DiscoverTeamsPageQuery($filter: TeamFilter, $sort: TeamSort, $first: Int, $page: Int) @preloadable {
      teams(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...TeamList_teams
          }
        }
      }
      suggestedTeams {
        id
        ...TeamCard_team
      }
      teamSkills
      departments {
        name
      }
    }
  `)
  const state = useListState(usualSort)
  const exporting = useExport('teams', discoverVariables)
  const chips = chipsOf(state, {
    skill: (value) => `Skill: ${value}`,
    department: (value) => `Department: ${value}`,
    looking: () => 'With open positions',
    free: () => 'With a free place',
    open: () => 'Open to every researcher',
  })
  const suggested = data.suggestedTeams.flatMap((team) => team ?? [])
  return (
    <>
      <PageHeader
        title="Discover Teams"
        description="Find people who work on what you work on, or who look for what you can do."
        actions={
          <Button asChild variant="outline">
            <Link to="/researchers/teams">All teams</Link>
          </Button>
        }
      />
      <Stack gap="6">
        {chips.length === 0 && state.search === '' && (
          <Stack as="section" aria-label="Suggested for you" gap="3">
            <Heading as="h2" size="lg">
              Suggested for you
            </Heading>
            {suggested.length > 0 ? (
              <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
                {suggested.map((team) => (
                  <TeamCard key={team.id} team={team} why />
                ))}
              </SimpleGrid>
            ) : (
              <Text color="fg.muted">
                Nothing yet. Write down your <Link to="/settings">fields of expertise</Link>, so that teams that look
                for them are suggested here.
              </Text>
            )}
          </Stack>
        )}
        <Heading as="h2" size="lg">
          All teams that you are not in
        </Heading>
        <TeamList
          teams={nodesOf(data.teams)}
          total={data.teams.totalCount}
          state={state}
          chips={chips}
          exporting={exporting}
          why
          action={
            <Button asChild>
              <Link to="/researchers/teams/new">Create Team</Link>
            </Button>
          }
          filters={
            <>
              <ToggleFilter
                state={state}
                name="skill"
                label="Skills"
                choices={data.teamSkills.map((skill) => ({ value: skill, label: skill }))}
              />
              <ChoiceFilter
                state={state}
                name="department"
                label="Department"
                all="All Departments"
                choices={data.departments.map(({ name }) => ({ value: name, label: name }))}
              />
              <ToggleFilter
                state={state}
                name="looking"
                label="Positions"
                choices={yes('With open positions')}
                single
              />
              <ToggleFilter state={state} name="free" label="Places" choices={yes('With a free place')} single />
              <ToggleFilter
                state={state}
                name="open"
                label="Joining"
                choices={yes('Open to every researcher')}
                single
              />
            </>
          }
        />
      </Stack>
    </>
  )
}
