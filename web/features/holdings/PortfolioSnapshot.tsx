/** An investor's portfolio in two tiles, for the dashboard: what is invested and what it is worth. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/holdings/performance.js'
import type { PortfolioSnapshot_query$key } from '#web/__generated__/PortfolioSnapshot_query.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
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
  if (!portfolio) return null
  const { count, activeCount, invested, valuedCount, worth } = portfolio
  return (
    <>
      <StatTile
        label={texts.invested()}
        count={formatShortMoney(invested)}
        note={texts.holdingsActive({ count, active: activeCount })}
        to="/portfolio"
      />
      <StatTile
        label={texts.value()}
        count={worth == null ? texts.notValued() : formatShortMoney(worth)}
        note={count > 0 && texts.valued({ valued: formatCount(valuedCount), count: formatCount(count) })}
        to="/portfolio/performance"
      />
    </>
  )
}
