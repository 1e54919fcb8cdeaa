/** All projects by their TRL, as bars; the levels lead to the list. Nothing before the first project. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/projectLevels.js'
import type { ProjectLevels_query$key } from '#web/__generated__/ProjectLevels_query.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'

export function ProjectLevels({ query }: { query: ProjectLevels_query$key }) {
  const { projectFigures } = useFragment(
    graphql`
      fragment ProjectLevels_query on Query {
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
  const { byTrl } = projectFigures
  if (byTrl.length === 0) return null
  return (
    <Chart
      title={texts.projectsByTechnologyReadinessLevel()}
      definition={texts.levelsMeans()}
      head={[texts.level(), texts.projects()]}
      rows={byTrl.map(({ trl, count }) => ({
        cells: [trlWords(trl), formatCount(count)],
        to: trl ? `/projects/list?trl=${trl}&assessed=1` : null,
      }))}
    >
      <BarChart
        bars={byTrl.map(({ trl, count }) => ({ name: trl ? texts.trl({ trl }) : trlWords(trl), value: count }))}
        format={formatCount}
      />
    </Chart>
  )
}
