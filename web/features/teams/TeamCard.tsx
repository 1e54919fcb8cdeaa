/** A team as a card (docs/spec/teams.md#research-teams). */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Sparkles, Users } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamCard.js'
import * as counts from '#texts/teams/counts.js'
import type { TeamCard_team$key } from '#web/__generated__/TeamCard_team.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { oneLine, ownWay } from '#web/ui/ownWay.tsx'
import { JoinTeam } from './JoinTeam.tsx'
import { Skills, TeamBadges } from './TeamBadges.tsx'
import { placesOf, roleWords } from './teamWords.ts'

const mostSkills = 4

interface Props {
  team: TeamCard_team$key
  /** Whether it says what speaks for joining it. */
  why?: boolean
}

export function TeamCard({ team: key, why = false }: Props) {
  const team = useFragment(
    graphql`
      fragment TeamCard_team on Team {
        number
        name
        description
        department
        type
        tags
        isArchived
        memberCount
        maxMembers
        observerCount
        ownerName
        myRole
        whySuggested
        openings {
          number
        }
        ...JoinTeam_team
      }
    `,
    key,
  )
  const { number, name, description, tags, ownerName, myRole, openings, whySuggested } = team
  return (
    <Card>
      <Flex justifyContent="space-between" gap="2" alignItems="start">
        <TeamBadges team={team} />
        {myRole && <Tag tone={myRole === 'OWNER' ? 'brand' : 'neutral'}>{roleWords[myRole]}</Tag>}
      </Flex>
      <Heading as="h2" size="md" lineClamp={2}>
        <Link to={`/researchers/teams/${number}`} data-opens>
          {ownWay(name)}
        </Link>
      </Heading>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {description}
      </Text>
      <Skills skills={tags} most={mostSkills} />
      {why && whySuggested.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none" aria-label={texts.whySuggested()}>
          {whySuggested.map((reason) => (
            <HStack as="li" key={reason} gap="1.5" fontSize="xs" alignItems="start" color="brand.fg">
              <Sparkles size={14} aria-hidden />
              {reason}
            </HStack>
          ))}
        </Stack>
      )}
      <Flex gap="3" wrap="wrap" color="fg.muted" fontSize="xs" marginTop="auto">
        <HStack gap="1">
          <Users size={14} aria-hidden />
          {placesOf(team)}
        </HStack>
        {openings.length > 0 && !team.isArchived && <Text>{counts.openPositions({ count: openings.length })}</Text>}
      </Flex>
      <Flex gap="2" justifyContent="space-between" wrap="wrap">
        <HStack gap="2" minW="0">
          {ownerName && <Initials name={ownerName} />}
          <Text fontSize="xs" {...oneLine(ownerName ?? '')}>
            {ownerName ?? texts.nobodyLeadsIt()}
          </Text>
        </HStack>
        {myRole ? (
          <Button asChild size="sm" variant="outline">
            <Link to={`/researchers/teams/${number}`}>{texts.open()}</Link>
          </Button>
        ) : (
          <JoinTeam team={team} />
        )}
      </Flex>
    </Card>
  )
}
