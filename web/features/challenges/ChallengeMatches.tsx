/** Challenges and projects that go together, with the reasons; nothing when there are none. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/challenges/challengeMatches.js'
import type { ChallengeMatches_query$key } from '#web/__generated__/ChallengeMatches_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Deadline } from './ChallengeBadges.tsx'

interface Props {
  query: ChallengeMatches_query$key
  title: string
  /** Which of the two is not the viewer's own. */
  shows: 'challenge' | 'project'
}

export function ChallengeMatches({ query, title, shows }: Props) {
  const { challengeMatches } = useFragment(
    graphql`
      fragment ChallengeMatches_query on Query {
        challengeMatches {
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
  const rows = challengeMatches.flatMap(({ challenge, project, technicalSynergies }) =>
    challenge && project ? [{ challenge, project, reasons: technicalSynergies }] : [],
  )
  if (!rows.length) return null
  return (
    <Section title={title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ challenge, project, reasons }) => {
          const [found, own, to] =
            shows === 'challenge'
              ? ([challenge, project, challenge.path] as const)
              : ([project, challenge, project.path] as const)
          return (
            <Stack as="li" key={`${challenge.number} ${project.number}`} gap="1">
              <Link to={to}>
                <Text fontWeight="medium" lineClamp={2}>
                  {found.title}
                </Text>
              </Link>
              <Text fontSize="xs" color="fg.muted">
                {texts.goesWith({ title: own.title })}
              </Text>
              {shows === 'challenge' && <Deadline challenge={challenge} />}
              {reasons.slice(0, 2).map((reason) => (
                <Text key={reason} fontSize="xs" dir="auto">
                  {reason}
                </Text>
              ))}
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}
