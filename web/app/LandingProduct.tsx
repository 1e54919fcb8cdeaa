/** A picture of the product, made of its own parts: the latest technologies, and how far the first of them has come. */
import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/app/landingProduct.js'
import type { LandingProduct_stats$key } from '#web/__generated__/LandingProduct_stats.graphql.ts'
import { AscentPlace } from '#web/ui/ascent/AscentPlace.tsx'
import { LevelTag } from '#web/ui/badges/LevelTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { oneLine, ownWay } from '#web/ui/ownWay.tsx'
import { untilKnown } from './LandingLatest.tsx'

export function LandingProduct({ stats }: { stats: LandingProduct_stats$key }) {
  const { latestTechnologies } = useFragment(
    graphql`
      fragment LandingProduct_stats on PublicStats {
        latestTechnologies {
          title
          department
          trl
        }
      }
    `,
    stats,
  )
  const first = latestTechnologies.find(({ trl }) => trl) ?? latestTechnologies[0]
  if (!first) return null
  const others = latestTechnologies.filter((one) => one !== first)
  return (
    <Box
      as="figure"
      role="group"
      aria-label={texts.picture()}
      bg="brand.subtle"
      borderRadius="xl"
      padding={{ base: '3', md: '6' }}
    >
      <Stack gap="3" {...untilKnown}>
        <Stack {...panel} boxShadow="md" gap="4">
          <HStack gap="1.5" wrap="wrap">
            {first.trl && <LevelTag level={first.trl}>{texts.trl({ trl: first.trl })}</LevelTag>}
            <Tag>{first.department}</Tag>
          </HStack>
          <Text fontSize="lg" fontWeight="semibold" lineHeight="1.3" lineClamp={2} minH="2.6em">
            {ownWay(first.title)}
          </Text>
          <AscentPlace trl={first.trl} />
        </Stack>
        {others.map(({ title, department, trl }) => (
          <HStack key={title} {...panel} paddingY="3" gap="3" justifyContent="space-between">
            <Box minW="0">
              <Text fontWeight="medium" {...oneLine(title)}>
                {title}
              </Text>
              <Text fontSize="xs" color="fg.muted" {...oneLine(department)}>
                {department}
              </Text>
            </Box>
            {trl && <LevelTag level={trl}>{texts.trl({ trl })}</LevelTag>}
          </HStack>
        ))}
      </Stack>
    </Box>
  )
}

const panel = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', padding: '4' } as const
