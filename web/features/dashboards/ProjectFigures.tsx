/** All projects in figures: by status as counts that lead to the list, by TRL as bars with the numbers beside them. */
import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/projectFigures.js'
import type { ProjectFigures_query$key } from '#web/__generated__/ProjectFigures_query.graphql.ts'
import { statusWords, trlWords } from '#web/features/projects/projectWords.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { StatTile } from './StatTile.tsx'

export function ProjectFigures({ query }: { query: ProjectFigures_query$key }) {
  const { projectFigures } = useFragment(
    graphql`
      fragment ProjectFigures_query on Query {
        projectFigures {
          byStatus {
            status
            count
          }
          byTrl {
            trl
            count
          }
        }
      }
    `,
    query,
  )
  const { byStatus, byTrl } = projectFigures
  const total = byStatus.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...byTrl.map(({ count }) => count))
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 2, md: 5 }} gap="4">
        <StatTile label={texts.allProjects()} count={total} to="/projects/list" />
        {byStatus.map(({ status, count }) => (
          <StatTile key={status} label={statusWords[status]} count={count} to={`/projects/list?status=${status}`} />
        ))}
      </SimpleGrid>
      <Section title={texts.projectsByTechnologyReadinessLevel()}>
        <Stack as="ul" gap="2" listStyleType="none">
          {byTrl.map(({ trl, count }) => (
            <Flex as="li" key={trl ?? 0} gap="3" alignItems="center">
              <Text width={{ base: '40%', md: '240px' }} flexShrink="0">
                {trl ? <Link to={`/projects/list?trl=${trl}&assessed=1`}>{trlWords(trl)}</Link> : trlWords(trl)}
              </Text>
              <Box flex="1" bg="bg.muted" borderRadius="sm" height="3" aria-hidden>
                <Box bg="brand.solid" borderRadius="sm" height="3" width={`${(count / most) * 100}%`} />
              </Box>
              <Text width="12" textAlign="end">
                {formatCount(count)}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Section>
    </Stack>
  )
}
