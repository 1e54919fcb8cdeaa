/** Challenges and projects that go together, with the reasons; nothing when there are none. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as card from '#texts/challengeMatching/card.js'
import * as texts from '#texts/challenges/challengeMatches.js'
import type { ChallengeMatches_query$key } from '#web/__generated__/ChallengeMatches_query.graphql.ts'
import { matchesAnchor, outOfFive } from '#web/features/matching/matchWords.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Deadline } from './ChallengeBadges.tsx'

interface Props {
  query: ChallengeMatches_query$key
  title: string
  /** Which of the two is not the viewer's own. */
  shows: 'challenge' | 'project'
}

/** The search that finds every pair that is shown here. */
const finder = '/ai-tools/challenge-matching?find=1&min=1'

export function ChallengeMatches({ query, title, shows }: Props) {
  const { challengeMatches } = useFragment(
    graphql`
      fragment ChallengeMatches_query on Query {
        challengeMatches {
          overall
          technicalSynergies
          challenge {
            number
            path
            title
            ...ChallengeBadges_challenge
          }
          project {
            number
            path
            title
          }
        }
      }
    `,
    query,
  )
  const rows = challengeMatches.flatMap(({ challenge, project, overall, technicalSynergies }) =>
    challenge && project ? [{ challenge, project, overall, reasons: technicalSynergies }] : [],
  )
  if (!rows.length) return null
  return (
    <Section title={title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ challenge, project, overall, reasons }) => {
          const [found, own, match] =
            shows === 'challenge'
              ? ([challenge, project, `${finder}&project=${project.number}`] as const)
              : ([project, challenge, `${challenge.path}${matchesAnchor}`] as const)
          return (
            <Stack as="li" key={`${challenge.number} ${project.number}`} gap="1">
              <HStack justifyContent="space-between" alignItems="start">
                <Link to={found.path}>
                  <Text fontWeight="medium" lineClamp={2}>
                    {found.title}
                  </Text>
                </Link>
                <Tag tone="info" title={card.match()}>
                  {card.score({ score: outOfFive(overall) })}
                </Tag>
              </HStack>
              <Text fontSize="xs" color="fg.muted">
                {texts.goesWith({ title: own.title })}
              </Text>
              {shows === 'challenge' && <Deadline challenge={challenge} />}
              {reasons.slice(0, 2).map((reason) => (
                <Text key={reason} fontSize="xs" dir="auto">
                  {reason}
                </Text>
              ))}
              <Text fontSize="xs">
                <Link to={match} aria-label={texts.seeMatchOf({ found: found.title, own: own.title })}>
                  {texts.seeMatch()}
                </Link>
              </Text>
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}
