/** The best three pairs of challenges and projects, each with its main reason; nothing when there are none. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as card from '#texts/challengeMatching/card.js'
import * as texts from '#texts/challenges/challengeMatches.js'
import type { ChallengeMatches_query$key } from '#web/__generated__/ChallengeMatches_query.graphql.ts'
import { matchesAnchor } from '#web/features/matching/matchWords.ts'
import { outOfFive } from '#web/features/synergy/outOfFive.ts'
import { Score } from '#web/ui/badges/Score.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { Deadline } from './ChallengeBadges.tsx'

interface Props {
  query: ChallengeMatches_query$key
  title: string
  /** Which of the two is not the viewer's own. */
  shows: 'challenge' | 'project'
}

const most = 3

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
  const rows = challengeMatches
    .flatMap(({ challenge, project, overall, technicalSynergies }) =>
      challenge && project ? [{ challenge, project, overall, reason: technicalSynergies[0] }] : [],
    )
    .slice(0, most)
  if (!rows.length) return null
  return (
    <Section title={title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ challenge, project, overall, reason }) => {
          const [found, own, match] =
            shows === 'challenge'
              ? ([challenge, project, `${finder}&project=${project.number}`] as const)
              : ([project, challenge, `${challenge.path}${matchesAnchor}`] as const)
          return (
            <Stack as="li" key={`${challenge.number} ${project.number}`} gap="1">
              <HStack justifyContent="space-between" alignItems="start">
                <Link to={found.path}>
                  <Text fontWeight="medium" lineClamp={2}>
                    {ownWay(found.title)}
                  </Text>
                </Link>
                <Score percent={overall * 100} title={card.match()}>
                  {card.score({ score: outOfFive(overall) })}
                </Score>
              </HStack>
              <Text fontSize="xs" color="fg.muted">
                {texts.goesWith({ title: own.title })}
                {' · '}
                <TextLink asChild textDecoration="underline">
                  <Link to={match} aria-label={texts.seeMatchOf({ found: found.title, own: own.title })}>
                    {texts.seeMatch()}
                  </Link>
                </TextLink>
              </Text>
              <HStack fontSize="xs" columnGap="3" rowGap="0" flexWrap="wrap">
                {reason && <Text dir="auto">{reason}</Text>}
                {shows === 'challenge' && <Deadline challenge={challenge} />}
              </HStack>
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}
