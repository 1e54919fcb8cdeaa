/** A published technology as a card, leading to its page. */
import { Flex, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { stageWords } from '#api/features/summaries/summaryWords.rules.ts'
import type { TechnologyCard_technology$key } from '#web/__generated__/TechnologyCard_technology.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'

export function TechnologyCard({ technology }: { technology: TechnologyCard_technology$key }) {
  const { path, headline, problem, sector, validatedTrl, claimedTrl } = useFragment(
    graphql`
      fragment TechnologyCard_technology on PublishedTechnology {
        path
        headline
        problem
        sector
        validatedTrl
        claimedTrl
      }
    `,
    technology,
  )
  return (
    <LinkBox>
      <Card height="full" gap="3">
        <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
          <LinkOverlay asChild>
            <Link to={path}>{headline}</Link>
          </LinkOverlay>
        </Heading>
        <Text color="fg.muted" lineClamp={3} flex="1" dir="auto">
          {problem}
        </Text>
        <Flex gap="1.5" wrap="wrap">
          <Tag>{sectorWords(inAddress(sector))}</Tag>
          <Tag long>{stageWords(validatedTrl ?? null, claimedTrl ?? null)}</Tag>
        </Flex>
      </Card>
    </LinkBox>
  )
}
