/** All ideas and projects on the ascent line, for the university. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { levelsOf, stages, type Stage } from '#api/ascent.rules.ts'
import type { AllOnTheirWay_query$key } from '#web/__generated__/AllOnTheirWay_query.graphql.ts'
import { AscentPipeline } from '#web/ui/ascent/AscentPipeline.tsx'

/** The list of projects, narrowed to the levels of a stage. */
const listOf = (stage: Stage): string =>
  stage === 'IDEA'
    ? '/ideas-sandbox'
    : `/projects/list?${new URLSearchParams(levelsOf[stage].map((level) => ['trl', String(level)]))}`

export function AllOnTheirWay({ query }: { query: AllOnTheirWay_query$key }) {
  const { ideasOnTheirWay, projectFigures } = useFragment(
    graphql`
      fragment AllOnTheirWay_query on Query {
        ideasOnTheirWay: ideas(filter: { status: [SUBMITTED, UNDER_REVIEW, APPROVED, VALIDATED] }, first: 0) {
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
    stages.map((stage) => [stage, stage === 'IDEA' ? ideasOnTheirWay.totalCount : projectsAt(stage)]),
  ) as Record<Stage, number>
  return <AscentPipeline amounts={amounts} listOf={listOf} />
}
