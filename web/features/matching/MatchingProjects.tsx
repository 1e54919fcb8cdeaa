/** The projects that go with an open challenge, looked for when they are asked for; for its company and the university. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import * as texts from '#texts/challengeMatching/projects.js'
import type { MatchingProjects_challenge$key } from '#web/__generated__/MatchingProjects_challenge.graphql.ts'
import type { MatchingProjectsQuery } from '#web/__generated__/MatchingProjectsQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { MatchCard } from './MatchCard.tsx'
import { matchesAnchor } from './matchWords.ts'

export function MatchingProjects({ challenge }: { challenge: MatchingProjects_challenge$key }) {
  const { number, canMatchProjects, displayStatus } = useFragment(
    graphql`
      fragment MatchingProjects_challenge on Challenge {
        number
        canMatchProjects
        displayStatus
      }
    `,
    challenge,
  )
  const { hash } = useLocation()
  const [looking, setLooking] = useState(hash === matchesAnchor)
  if (!canMatchProjects || displayStatus !== 'OPEN') return null
  return (
    <Section title={texts.title()}>
      <div>
        <Button size="sm" variant="outline" aria-expanded={looking} onClick={() => setLooking(!looking)}>
          <Search size={16} aria-hidden />
          {looking ? texts.hide() : texts.find()}
        </Button>
      </div>
      {looking && (
        <Suspense fallback={<PartSpinner />}>
          <Found number={number} />
        </Suspense>
      )}
    </Section>
  )
}

function Found({ number }: { number: number }) {
  const { matchingProjects } = useRead<MatchingProjectsQuery>(
    graphql`
      query MatchingProjectsQuery($number: Int!) {
        matchingProjects(challenge: $number, options: { most: 10 }) {
          project {
            id
          }
          ...MatchCard_match
        }
      }
    `,
    { number },
  )
  if (!matchingProjects?.length) return <Text color="fg.muted">{texts.none()}</Text>
  return (
    <Stack as="ul" aria-label={texts.label()} listStyleType="none" gap="4">
      {matchingProjects.map((match) => (
        <li key={match.project?.id}>
          <MatchCard match={match} shows="project" />
        </li>
      ))}
    </Stack>
  )
}
