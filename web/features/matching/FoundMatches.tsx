/** What was found, the best first; said also to those who do not see it. */
import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challengeMatching/finder.js'
import type { FoundMatches_matches$key } from '#web/__generated__/FoundMatches_matches.graphql.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { MatchCard } from './MatchCard.tsx'

export function FoundMatches({ matches }: { matches: FoundMatches_matches$key }) {
  const found = useFragment(
    graphql`
      fragment FoundMatches_matches on ChallengeMatch @relay(plural: true) {
        challenge {
          id
        }
        ...MatchCard_match
      }
    `,
    matches,
  )
  return (
    <Stack gap="4">
      <Text role="status">
        <Text as="span" fontWeight="medium">
          {texts.complete()}:
        </Text>{' '}
        {texts.found({ count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState kind="found" icon={SearchX} title={texts.none()} message={texts.noneWhy()} />
      ) : (
        <SimpleGrid as="ul" aria-label={texts.label()} listStyleType="none" columns={{ base: 1, xl: 2 }} gap="4">
          {found.map((match) => (
            <Box as="li" key={match.challenge?.id} display="grid">
              <MatchCard match={match} shows="challenge" />
            </Box>
          ))}
        </SimpleGrid>
      )}
    </Stack>
  )
}
