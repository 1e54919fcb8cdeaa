/** What one has starred, the latest first; also what is gone, as it was called then. */
import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/starredChallenges.js'
import type { StarredChallenges_viewer$key } from '#web/__generated__/StarredChallenges_viewer.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatDate } from '#web/ui/format.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { Tags } from './ChallengeCard.tsx'
import { namedCompany } from './challengeWords.ts'
import { useStar } from './useStar.ts'

interface Props {
  viewer: StarredChallenges_viewer$key
  onOpen: (number: number) => void
  onBrowse: () => void
}

export function StarredChallenges({ viewer, onOpen, onBrowse }: Props) {
  const { starredChallenges } = useFragment(
    graphql`
      fragment StarredChallenges_viewer on Viewer {
        starredChallenges {
          number
          challengeId
          title
          companyName
          starredAt
          challenge {
            id
            number
            title
            companyName
            tags
            ...ChallengeBadges_challenge
          }
        }
      }
    `,
    viewer,
  )
  const { unstar, pending } = useStar()
  if (!starredChallenges.length)
    return (
      <EmptyState
        icon={Star}
        title={texts.noStarredChallenges()}
        message={texts.starAChallengeToFind()}
        action={<Button onClick={onBrowse}>{texts.browseChallenges()}</Button>}
      />
    )
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
      {starredChallenges.map(({ number, challengeId, title, companyName, starredAt, challenge }) => (
        <Card key={number} gap="2" alignItems="start">
          {challenge ? (
            <ChallengeStatusBadge challenge={challenge} />
          ) : (
            <Text color="fg.muted">{texts.challengeUnavailable()}</Text>
          )}
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {challenge?.title ?? title}
          </Heading>
          <Text color="fg.muted" fontSize="xs">
            {ownWay(challenge ? namedCompany(challenge.companyName) : companyName || texts.companyNameWithheld())}
          </Text>
          {challenge && <Tags tags={challenge.tags} />}
          {challenge && <Deadline challenge={challenge} />}
          <Text fontSize="xs" color="fg.muted">
            {texts.starredOn({ starredAt: formatDate(starredAt) })}
          </Text>
          <Stack direction="row" gap="2" marginTop="auto">
            {challenge && (
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.viewTitle({ title: challenge.title })}
                onClick={() => onOpen(challenge.number)}
              >
                {texts.view()}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              disabled={pending}
              aria-label={`${challenge ? texts.unstar() : texts.remove()} ${challenge?.title ?? title}`}
              onClick={() => void unstar(challengeId)}
            >
              {challenge ? texts.unstar() : texts.remove()}
            </Button>
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  )
}
