/** One's own teams, short: where one is in, as what, and what waits for one's answer there. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/teams/myTeamLinks.js'
import type { MyTeamLinks_query$key } from '#web/__generated__/MyTeamLinks_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { placesOf, roleWords } from './teamWords.ts'

interface Props {
  query: MyTeamLinks_query$key
  title?: string
  /** What is said when there is none; nothing is shown without. */
  none?: string
}

export function MyTeamLinks({ query, title = texts.myTeams(), none }: Props) {
  const { mine } = useFragment(
    graphql`
      fragment MyTeamLinks_query on Query {
        mine: teams(filter: { mine: true, archived: false }, first: 20, sort: { field: NAME, direction: ASC }) {
          edges {
            node {
              id
              number
              name
              myRole
              memberCount
              maxMembers
              observerCount
              joinRequests {
                createdAt
              }
            }
          }
        }
      }
    `,
    query,
  )
  const teams = nodesOf(mine)
  if (!teams.length && !none) return null
  return (
    <Section title={title}>
      {teams.length === 0 && <Text color="fg.muted">{none}</Text>}
      <Stack as="ul" listStyleType="none" gap="2">
        {teams.map((team) => (
          <Flex as="li" key={team.id} gap="2" wrap="wrap" alignItems="center">
            <Text flex="1" minW="160px" fontWeight="medium">
              <Link to={`/researchers/teams/${team.number}`}>{team.name}</Link>
            </Text>
            <Text color="fg.muted" fontSize="xs">
              {placesOf(team)}
            </Text>
            {team.myRole && <Tag tone={team.myRole === 'OWNER' ? 'brand' : 'neutral'}>{roleWords[team.myRole]}</Tag>}
            {Boolean(team.joinRequests?.length) && (
              <Tag tone="warning">{texts.toAnswer({ requests: team.joinRequests!.length })}</Tag>
            )}
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
