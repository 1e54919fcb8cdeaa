/** Innovation support in figures, each of which leads to what it counts. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/overview.js'
import type { SupportTiles_overview$key } from '#web/__generated__/SupportTiles_overview.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { deskPath } from './supportPaths.ts'

const list = `${deskPath}/requests`

export function SupportTiles({ overview: key }: { overview: SupportTiles_overview$key }) {
  const overview = useFragment(
    graphql`
      fragment SupportTiles_overview on SupportOverview {
        open
        overdue
        dueToday
        waiting
        unassigned
        rated
        satisfaction
      }
    `,
    key,
  )
  const { satisfaction, rated } = overview
  return (
    <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="4">
      <StatTile label={texts.open()} count={overview.open} to={list} />
      <StatTile label={texts.overdue()} count={overview.overdue} to={`${list}?overdue=1`} />
      <StatTile label={texts.dueToday()} count={overview.dueToday} to={`${list}?today=1`} />
      <StatTile label={texts.waiting()} count={overview.waiting} to={`${list}?status=waiting`} />
      <StatTile label={texts.unassigned()} count={overview.unassigned} to={`${list}?whose=nobody`} />
      <StatTile
        label={texts.satisfaction()}
        count={satisfaction == null ? texts.noRating() : texts.ofFive({ average: satisfaction.toFixed(1) })}
        note={rated > 0 && texts.ratings({ count: rated })}
      />
    </SimpleGrid>
  )
}
