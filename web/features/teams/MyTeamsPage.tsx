/** My Teams of everybody who is not a researcher: the teams that one was invited to. Researchers have their own page. */
import { Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { graphql } from 'react-relay'
import { Navigate, useSearchParams } from 'react-router'
import * as texts from '#texts/teams/myTeamsPage.js'
import type { MyTeamsPageQuery } from '#web/__generated__/MyTeamsPageQuery.graphql.ts'
import type { MyTeamsPageTeamQuery } from '#web/__generated__/MyTeamsPageTeamQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { teamParameter } from './team.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { TeamBadges } from './TeamBadges.tsx'
import { TeamInvitations } from './TeamInvitations.tsx'
import { TeamMissing } from './TeamMissing.tsx'
import { TeamView } from './TeamView.tsx'
import { placesOf, roleWords } from './teamWords.ts'

export default function MyTeamsPage() {
  const data = usePage<MyTeamsPageQuery>(graphql`
    query MyTeamsPageQuery @preloadable {
      mine: teams(filter: { mine: true }, first: 100) {
        edges {
          node {
            id
            number
            name
            description
            department
            type
            isArchived
            memberCount
            maxMembers
            observerCount
            myRole
          }
        }
      }
      ...TeamInvitations_query
    }
  `)
  const [params] = useSearchParams()
  const [open, setOpen] = useOpenNumber(teamParameter)
  if (useAllowed('TEAM_OWN'))
    return <Navigate replace to={open ? `/researchers/teams/${open}` : `/researchers/teams?${params}`} />
  const teams = nodesOf(data.mine)
  return (
    <>
      <PageHeader title={texts.myTeams()} description={texts.theResearchTeamsThatYou()} />
      <Stack gap="5">
        <TeamInvitations query={data} />
        {teams.length === 0 ? (
          <EmptyState icon={Users} title={texts.noTeamsFound()} message={texts.youAreInNoTeam()} />
        ) : (
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {teams.map((team) => (
              <Card key={team.id}>
                <TeamBadges team={team} />
                <Heading as="h2" size="md">
                  {team.name}
                </Heading>
                <Text color="fg.muted" lineClamp={3} dir="auto">
                  {team.description}
                </Text>
                <Flex justifyContent="space-between" alignItems="center" gap="2" marginTop="auto">
                  <Text fontSize="xs" color="fg.muted">
                    {placesOf(team)}
                  </Text>
                  {team.myRole && <Tag>{roleWords[team.myRole]}</Tag>}
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={texts.openName({ name: team.name })}
                    onClick={() => setOpen(team.number)}
                  >
                    {texts.open()}
                  </Button>
                </Flex>
              </Card>
            ))}
          </SimpleGrid>
        )}
      </Stack>
      <RecordSheet kind={texts.team()} number={open} onClose={() => setOpen(null)}>
        {(number) => <Opened number={number} />}
      </RecordSheet>
    </>
  )
}

function Opened({ number }: { number: number }) {
  const { team } = useRead<MyTeamsPageTeamQuery>(
    graphql`
      query MyTeamsPageTeamQuery($number: Int!) {
        team(number: $number) {
          ...TeamView_team
        }
      }
    `,
    { number },
  )
  if (!team) return <TeamMissing />
  return <TeamView team={team} />
}
