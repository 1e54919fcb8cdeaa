/** Teams that go with what one knows and works on, each with the reasons. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/teams/discoverTeamsPage.js'
import type { SuggestedTeams_query$key } from '#web/__generated__/SuggestedTeams_query.graphql.ts'
import { Rich } from '#web/ui/Rich.tsx'
import { TeamCard } from './TeamCard.tsx'

export function SuggestedTeams({ query }: { query: SuggestedTeams_query$key }) {
  const { suggestedTeams } = useFragment(
    graphql`
      fragment SuggestedTeams_query on Query {
        suggestedTeams {
          id
          ...TeamCard_team
        }
      }
    `,
    query,
  )
  const suggested = suggestedTeams.flatMap((team) => team ?? [])
  return (
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
  )
}
