/** How many deals are open, and what the closed ones came to. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { DealOutcomes_query$key } from '#web/__generated__/DealOutcomes_query.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { formatShortMoney } from '#web/ui/format.ts'
import { dealStates, type DealState } from './dealWords.ts'

/** The states in their order, each with its name in the address of the list. */
const names: Record<DealState, string> = {
  OPEN: 'open',
  LICENSED: 'licensed',
  SPUN_OUT: 'spunout',
  INVESTED: 'invested',
  ENDED: 'ended',
}

export function DealOutcomes({ query }: { query: DealOutcomes_query$key }) {
  const { dealOutcomes } = useFragment(
    graphql`
      fragment DealOutcomes_query on Query {
        dealOutcomes {
          status
          count
          amount
        }
      }
    `,
    query,
  )
  if (!dealOutcomes?.length) return null
  return (
    <SimpleGrid columns={{ base: 2, md: 5 }} gap="4" marginBottom="5">
      {(Object.entries(names) as [DealState, string][]).map(([state, name]) => {
        const found = dealOutcomes.find(({ status }) => status === state)
        return (
          <StatTile
            key={state}
            label={dealStates[state].words}
            count={found?.count ?? 0}
            to={`/kuteam/investments?status=${name}`}
            {...(found?.amount ? { note: formatShortMoney(found.amount) } : {})}
          />
        )
      })}
    </SimpleGrid>
  )
}
