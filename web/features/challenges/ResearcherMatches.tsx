/** The researchers who fit a challenge best, each with the words that say so. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/challenges/researcherMatches.js'
import { dotted } from '#listed'
import type { ResearcherMatches_challenge$key } from '#web/__generated__/ResearcherMatches_challenge.graphql.ts'
import type { ResearcherMatchesQuery } from '#web/__generated__/ResearcherMatchesQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import type { Invited } from './InviteDialog.tsx'

interface Props {
  /** The number of the challenge. */
  number: number
  onInvite: (person: Invited) => void
}

export function ResearcherMatches({ number, onInvite }: Props) {
  const { challenge } = useRead<ResearcherMatchesQuery>(
    graphql`
      query ResearcherMatchesQuery($number: Int!) {
        challenge(number: $number) {
          ...ResearcherMatches_challenge
        }
      }
    `,
    { number },
  )
  return challenge && <Matches challenge={challenge} onInvite={onInvite} />
}

interface Shown {
  challenge: ResearcherMatches_challenge$key
  onInvite: Props['onInvite']
}

function Matches({ challenge, onInvite }: Shown) {
  const { sector, matches } = useFragment(
    graphql`
      fragment ResearcherMatches_challenge on Challenge {
        sector
        matches {
          expertise
          sector
          user {
            id
            name
            department
          }
          projects {
            shared
            project {
              number
              path
              title
            }
          }
        }
      }
    `,
    challenge,
  )
  const found = (matches ?? []).flatMap(({ user, ...why }) => (user ? [{ ...why, user }] : []))
  if (!found.length) return <Text color="fg.muted">{texts.nobodysExpertiseOrProjectsShare()}</Text>
  return (
    <Stack as="ol" aria-label={texts.researchersWhoFitTheBest()} listStyleType="none" gap="4" paddingTop="2">
      {found.map(({ user, expertise, projects, sector: near }) => (
        <Stack as="li" key={user.id} gap="1.5">
          <HStack justifyContent="space-between" alignItems="start">
            <Text minW="0">
              {user.name}
              <Text as="span" display="block" fontSize="xs" color="fg.muted">
                {dotted([user.department, near && texts.near({ sector: sectorName(sector) })])}
              </Text>
            </Text>
            <Button
              size="xs"
              variant="outline"
              flexShrink="0"
              aria-label={texts.inviteName({ name: user.name })}
              onClick={() => onInvite(user)}
            >
              {texts.invite()}
            </Button>
          </HStack>
          {expertise.length > 0 && <Words said={texts.expertIn()} words={expertise} />}
          {projects.map(
            ({ project, shared }) =>
              project && (
                <Words key={project.number} said={<Link to={project.path}>{project.title}</Link>} words={shared} />
              ),
          )}
        </Stack>
      ))}
    </Stack>
  )
}

const Words = ({ said, words }: { said: ReactNode; words: readonly string[] }) => (
  <Flex gap="1.5" wrap="wrap" fontSize="xs" alignItems="center">
    {said}
    {words.map((word) => (
      <Tag key={word}>{word}</Tag>
    ))}
  </Flex>
)
