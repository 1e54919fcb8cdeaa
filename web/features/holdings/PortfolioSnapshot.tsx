/** An investor's portfolio in figures, for the dashboard; nothing before the first holding. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/holdings/performance.js'
import * as pages from '#texts/holdings/pages.js'
import type { PortfolioSnapshot_query$key } from '#web/__generated__/PortfolioSnapshot_query.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount, formatShortMoney } from '#web/ui/format.ts'

export function PortfolioSnapshot({ query }: { query: PortfolioSnapshot_query$key }) {
  const { portfolio } = useFragment(
    graphql`
      fragment PortfolioSnapshot_query on Query @argumentDefinitions(open: { type: "Boolean!" }) {
        portfolio @include(if: $open) {
          count
          activeCount
          invested
          valuedCount
          worth
        }
      }
    `,
    query,
  )
  if (!portfolio?.count) return null
  const { count, activeCount, invested, valuedCount, worth } = portfolio
  return (
    <Section title={pages.portfolio()}>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <StatTile
          label={texts.holdings()}
          count={count}
          note={texts.active({ count: formatCount(activeCount) })}
          to="/portfolio"
        />
        <StatTile label={texts.invested()} count={formatShortMoney(invested)} to="/portfolio/analytics" />
        <StatTile
          label={texts.value()}
          count={worth == null ? texts.notValued() : formatShortMoney(worth)}
          note={texts.valued({ valued: formatCount(valuedCount), count: formatCount(count) })}
          to="/portfolio/performance"
        />
      </SimpleGrid>
    </Section>
  )
}
