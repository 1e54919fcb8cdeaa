/** Teams that one could join: those that most speaks for, with the reasons, and all by skills and department. */
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/teams/discoverTeamsPage.js'
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
import { Rich } from '#web/ui/Rich.tsx'

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
    skill: (value) => texts.skill({ value }),
    department: (value) => texts.departmentValue({ value }),
    looking: () => texts.withOpenPositions(),
    free: () => texts.withAFreePlace(),
    open: () => texts.openToEveryResearcher(),
  })
  const suggested = data.suggestedTeams.flatMap((team) => team ?? [])
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
        {chips.length === 0 && state.search === '' && (
          <Stack as="section" aria-label={texts.suggestedForYou()} gap="3">
            <Heading as="h2" size="lg">
              {texts.suggestedForYou()}
            </Heading>
            {suggested.length > 0 ? (
              <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
                {suggested.map((team) => (
                  <TeamCard key={team.id} team={team} why />
                ))}
              </SimpleGrid>
            ) : (
              <Text color="fg.muted">
                <Rich text={texts.nothingYet()} parts={{ settings: (words) => <Link to="/settings">{words}</Link> }} />
              </Text>
            )}
          </Stack>
        )}
        <Heading as="h2" size="lg">
          {texts.allTeamsThatYouAre()}
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
              <Link to="/researchers/teams/new">{texts.createTeam()}</Link>
            </Button>
          }
          filters={
            <>
              <ToggleFilter
                state={state}
                name="skill"
                label={texts.skills()}
                choices={data.teamSkills.map((skill) => ({ value: skill, label: skill }))}
              />
              <ChoiceFilter
                state={state}
                name="department"
                label={texts.department()}
                all={texts.allDepartments()}
                choices={data.departments.map(({ name }) => ({ value: name, label: name }))}
              />
              <ToggleFilter
                state={state}
                name="looking"
                label={texts.positions()}
                choices={yes(texts.withOpenPositions())}
                single
              />
              <ToggleFilter
                state={state}
                name="free"
                label={texts.places()}
                choices={yes(texts.withAFreePlace())}
                single
              />
              <ToggleFilter
                state={state}
                name="open"
                label={texts.joining()}
                choices={yes(texts.openToEveryResearcher())}
                single
              />
            </>
          }
        />
      </Stack>
    </>
  )
}
