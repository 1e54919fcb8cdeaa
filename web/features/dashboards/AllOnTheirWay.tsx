/** All ideas and projects on the ascent line, for the university. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { levelsOf, stages, type Stage } from '#api/ascent.rules.ts'
import type { AllOnTheirWay_query$key } from '#web/__generated__/AllOnTheirWay_query.graphql.ts'
import { AscentPipeline } from '#web/ui/ascent/AscentPipeline.tsx'

/** The list of what a stage counts: ideas that wait for the university, and projects at its levels, without those that have none. */
const listOf = (stage: Stage): string =>
  stage === 'IDEA'
    ? '/ideas-sandbox?whose=waiting'
    : `/projects/list?${new URLSearchParams([...levelsOf[stage].map((level) => ['trl', String(level)]), ['assessed', '1']])}`

export function AllOnTheirWay({ query }: { query: AllOnTheirWay_query$key }) {
  const { waitingIdeas, projectFigures } = useFragment(
    graphql`
      fragment AllOnTheirWay_query on Query {
        waitingIdeas: ideas(filter: { waiting: true }, first: 0) {
          totalCount(exact: true)
        }
        projectFigures {
          byTrl {
            trl
            count
          }
        }
      }
    `,
    query,
  )
  const projectsAt = (stage: Stage) =>
    projectFigures.byTrl.reduce((sum, { trl, count }) => (trl && levelsOf[stage].includes(trl) ? sum + count : sum), 0)
  const amounts = Object.fromEntries(
    stages.map((stage) => [stage, stage === 'IDEA' ? waitingIdeas.totalCount : projectsAt(stage)]),
  ) as Record<Stage, number>
  return <AscentPipeline amounts={amounts} listOf={listOf} />
}
