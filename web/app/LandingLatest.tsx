/** The latest challenges and technologies that visitors may see; a row without any is left out. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/app/landingLatest.js'
import type { LandingLatest_stats$key } from '#web/__generated__/LandingLatest_stats.graphql.ts'
import { LevelTag } from '#web/ui/badges/LevelTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'

/** For what the build cannot know: its page keeps the room. */
export const untilKnown = { css: { '[inert] &': { visibility: 'hidden' } } } as const

export function LandingLatest({ stats }: { stats: LandingLatest_stats$key }) {
  const { latestChallenges, latestTechnologies, publishedTechnologies } = useFragment(
    graphql`
      fragment LandingLatest_stats on PublicStats {
        latestChallenges {
          title
          sector
          deadline
        }
        latestTechnologies {
          title
          department
          trl
        }
        publishedTechnologies {
          path
          headline
          sector
          problem
        }
      }
    `,
    stats,
  )
  return (
    <>
      <Latest
        heading={texts.latestChallenges()}
        more={<Link to="/auth?tab=register&role=researcher">{texts.registerToProposeASolution()}</Link>}
      >
        {latestChallenges.map(({ title, sector, deadline }, nth) => (
          <Item key={nth} title={title} tag={sector && <Tag>{sector}</Tag>}>
            {deadline ? texts.openUntil({ deadline: formatDate(deadline) }) : texts.noDeadline()}
          </Item>
        ))}
      </Latest>
      <Latest
        heading={texts.latestTechnologies()}
        more={<Link to="/auth?tab=register&role=industry">{texts.registerToSeeAllTechnologies()}</Link>}
      >
        {latestTechnologies.map(({ title, department, trl }, nth) => (
          <Item key={nth} title={title} tag={trl && <LevelTag level={trl}>{texts.trl({ trl })}</LevelTag>}>
            {department}
          </Item>
        ))}
      </Latest>
      <Latest heading={texts.publishedTechnologies()} more={<Link to="/technologies">{texts.allTechnologies()}</Link>}>
        {publishedTechnologies.map(({ path, headline, sector, problem }, nth) => (
          <Item key={nth} title={headline} tag={<Tag>{sectorWords(inAddress(sector))}</Tag>} to={path}>
            <Text as="span" lineClamp={3} dir="auto">
              {problem}
            </Text>
          </Item>
        ))}
      </Latest>
    </>
  )
}

interface LatestProps {
  heading: string
  more: ReactNode
  children: readonly ReactNode[]
}

const Latest = ({ heading, more, children }: LatestProps) =>
  children.length > 0 && (
    <Stack gap="6">
      <Heading as="h2" size="2xl">
        {heading}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {children}
      </SimpleGrid>
      <Text color="brand.fg" fontWeight="medium">
        {more}
      </Text>
    </Stack>
  )

/** Room for a title of two lines. */
const cardHeight = '36'

interface ItemProps {
  title: string
  tag: ReactNode
  /** The page that everybody can read about it. */
  to?: string
  children: ReactNode
}

const Item = ({ title, tag, to, children }: ItemProps) => (
  <Card minH={cardHeight} gap="2">
    <Stack gap="2" flex="1" {...untilKnown}>
      <Heading as="h3" size="sm" lineClamp={2}>
        {to ? <Link to={to}>{title}</Link> : title}
      </Heading>
      <Text color="fg.muted">{children}</Text>
      <Text as="div" marginTop="auto">
        {tag}
      </Text>
    </Stack>
  </Card>
)
