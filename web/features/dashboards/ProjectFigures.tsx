/** All projects in figures: by status as counts that lead to the list; as charts by TRL, by month and by step. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/projectFigures.js'
import type { ProjectFigures_query$key } from '#web/__generated__/ProjectFigures_query.graphql.ts'
import { ActivityOfYear } from '#web/features/analytics/ActivityOfYear.tsx'
import { PipelineOfYear } from '#web/features/analytics/PipelineOfYear.tsx'
import { statusWords, trlWords } from '#web/features/projects/projectWords.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'
import { StatTile } from './StatTile.tsx'

export function ProjectFigures({ query }: { query: ProjectFigures_query$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectFigures_query on Query {
        ...ActivityOfYear_query
        ...PipelineOfYear_query
        projectFigures {
          byStatus {
            status
            count
          }
          byTrl {
            trl
            count
          }
        }
      }
    `,
    query,
  )
  const { byStatus, byTrl } = data.projectFigures
  const total = byStatus.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 2, md: 5 }} gap="4">
        <StatTile label={texts.allProjects()} count={total} to="/projects/list" />
        {byStatus.map(({ status, count }) => (
          <StatTile key={status} label={statusWords[status]} count={count} to={`/projects/list?status=${status}`} />
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, xl: 3 }} gap="5" alignItems="start">
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
        <ActivityOfYear query={data} />
        <PipelineOfYear query={data} />
      </SimpleGrid>
    </Stack>
  )
}
