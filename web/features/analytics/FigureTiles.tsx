/** A few figures of the last three months, each with what changed against those before; they lead to the records behind. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/analytics/tiles.js'
import type { FigureTiles_query$key } from '#web/__generated__/FigureTiles_query.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { recordsPath } from './analyticsAddress.ts'
import { valueWords } from './figureWords.ts'

const quarter = new URLSearchParams({ range: 'quarter' })

export function FigureTiles({ query }: { query: FigureTiles_query$key }) {
  const { ofQuarter } = useFragment(
    graphql`
      fragment FigureTiles_query on Query @argumentDefinitions(codes: { type: "[FigureId!]!" }) {
        ofQuarter: analytics(filter: { range: QUARTER }) {
          figures(codes: $codes) {
            figure {
              code
              name
              unit
              holds
            }
            value
            before
          }
        }
      }
    `,
    query,
  )
  // Zeros tell a newcomer nothing.
  if (ofQuarter.figures.every(({ value, before }) => value === 0 && !before)) return null
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4" data-tour="figures">
      {ofQuarter.figures.map(({ figure: { code, name, unit, holds }, value, before }) => (
        <StatTile
          key={code}
          label={name}
          count={valueWords(value, unit)}
          note={changeOf(value, before ?? 0, unit, holds)}
          to={recordsPath(code, quarter)}
        />
      ))}
    </SimpleGrid>
  )
}

/** What is now is compared with what was then; what happened, with what happened before. */
function changeOf(value: number, earlier: number, unit: string, holds: boolean): string {
  const before = valueWords(earlier, unit)
  const way = value === earlier ? 'same' : value > earlier ? 'more' : 'fewer'
  return holds ? texts.since({ way, before }) : texts.inThreeMonths({ way, before })
}
