/** A challenge in a list of cards. */
import { Button, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeCard.js'
import type { ChallengeCard_challenge$key } from '#web/__generated__/ChallengeCard_challenge.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { ChallengeStatusBadge, Deadline } from './ChallengeBadges.tsx'
import { fundingInShort, namedCompany } from './challengeWords.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { StarButton } from './StarButton.tsx'

const mostTags = 3

interface Props {
  challenge: ChallengeCard_challenge$key
  onOpen: (number: number) => void
}

export function ChallengeCard({ challenge: key, onOpen }: Props) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeCard_challenge on Challenge {
        number
        title
        description
        problemStatement
        companyName
        sector
        tags
        fundingRange
        budget
        minBudget
        maxBudget
        ...ChallengeBadges_challenge
        ...StarButton_challenge
      }
    `,
    key,
  )
  return (
    <Card>
      <HStack justifyContent="space-between" alignItems="start">
        <HStack gap="1.5" flexWrap="wrap">
          <ChallengeStatusBadge challenge={challenge} />
          <Tag>{sectorName(challenge.sector)}</Tag>
        </HStack>
        <StarButton challenge={challenge} />
      </HStack>
      <Heading as="h2" size="md" lineClamp={2} overflowWrap="anywhere">
        {ownWay(challenge.title)}
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {ownWay(namedCompany(challenge.companyName))}
      </Text>
      <Text color="fg.muted" lineClamp={3} overflowWrap="anywhere" dir="auto">
        {challenge.problemStatement || challenge.description}
      </Text>
      <Tags tags={challenge.tags} />
      <Flex marginTop="auto" gap="3" justifyContent="space-between" alignItems="end">
        <Facts
          columns={1}
          facts={[
            [texts.deadline(), <Deadline key="deadline" challenge={challenge} />],
            [texts.funding(), fundingInShort(challenge)],
          ]}
        />
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          data-opens
          aria-label={texts.viewTitle({ title: challenge.title })}
          onClick={() => onOpen(challenge.number)}
        >
          {texts.view()}
        </Button>
      </Flex>
    </Card>
  )
}

/** Three, and how many more. */
export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <HStack gap="1.5" flexWrap="wrap">
      {tags.slice(0, mostTags).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > mostTags && <Tag>+{tags.length - mostTags}</Tag>}
    </HStack>
  )
