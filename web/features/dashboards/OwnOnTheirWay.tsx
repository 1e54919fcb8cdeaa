/** A researcher's own ideas and projects on the ascent line. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { OwnOnTheirWay_query$key } from '#web/__generated__/OwnOnTheirWay_query.graphql.ts'
import { AscentPipeline } from '#web/ui/ascent/AscentPipeline.tsx'

export function OwnOnTheirWay({ query }: { query: OwnOnTheirWay_query$key }) {
  const own = useFragment(
    graphql`
      fragment OwnOnTheirWay_query on Query {
        ideasOnTheirWay: ideas(
          filter: { mine: true, status: [SUBMITTED, UNDER_REVIEW, APPROVED, VALIDATED] }
          first: 0
        ) {
          totalCount(exact: true)
        }
        inResearch: projects(filter: { mine: true, trl: [1, 2, 3] }, first: 0) {
          totalCount(exact: true)
        }
        inValidation: projects(filter: { mine: true, trl: [4, 5] }, first: 0) {
          totalCount(exact: true)
        }
        asPrototypes: projects(filter: { mine: true, trl: [6] }, first: 0) {
          totalCount(exact: true)
        }
        asPilots: projects(filter: { mine: true, trl: [7, 8] }, first: 0) {
          totalCount(exact: true)
        }
        onTheMarket: projects(filter: { mine: true, trl: [9] }, first: 0) {
          totalCount(exact: true)
        }
      }
    `,
    query,
  )
  const amounts = {
    IDEA: own.ideasOnTheirWay.totalCount,
    RESEARCH: own.inResearch.totalCount,
    VALIDATION: own.inValidation.totalCount,
    PROTOTYPE: own.asPrototypes.totalCount,
    PILOT: own.asPilots.totalCount,
    MARKET: own.onTheMarket.totalCount,
  }
  return (
    <AscentPipeline amounts={amounts} listOf={(stage) => (stage === 'IDEA' ? '/ideas-sandbox?whose=mine' : null)} />
  )
}
