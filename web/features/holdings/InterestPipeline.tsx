/** How far an investor's interests came, for the dashboard. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { InterestPipeline_query$key } from '#web/__generated__/InterestPipeline_query.graphql.ts'
import { Pipeline } from './Pipeline.tsx'

export function InterestPipeline({ query }: { query: InterestPipeline_query$key }) {
  const { portfolio } = useFragment(
    graphql`
      fragment InterestPipeline_query on Query @argumentDefinitions(open: { type: "Boolean!" }) {
        portfolio @include(if: $open) {
          conversion {
            stage
            count
          }
        }
      }
    `,
    query,
  )
  return portfolio && <Pipeline conversion={portfolio.conversion} />
}
