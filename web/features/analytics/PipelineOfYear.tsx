/** How far what began in the last twelve months came, for the dashboards of the university. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/analytics/ofYear.js'
import * as page from '#texts/analytics/pipelinePage.js'
import type { PipelineOfYear_query$key } from '#web/__generated__/PipelineOfYear_query.graphql.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'
import { recordsPath } from './analyticsAddress.ts'
import { figureOfStep, stepWords } from './stepWords.ts'

const year = new URLSearchParams({ range: 'year' })

export function PipelineOfYear({ query }: { query: PipelineOfYear_query$key }) {
  const { funnel } = useFragment(
    graphql`
      fragment PipelineOfYear_query on Query {
        funnel(filter: { range: YEAR }) {
          steps {
            step
            reached
          }
        }
      }
    `,
    query,
  )
  const { steps } = funnel
  const any = steps.some(({ reached }) => reached > 0)
  return (
    <Chart
      title={texts.pipeline()}
      definition={texts.pipelineMeans()}
      head={[page.step(), page.reached()]}
      rows={
        any
          ? steps.map(({ step, reached }) => ({
              cells: [stepWords(step), formatCount(reached)],
              to: recordsPath(figureOfStep[step] ?? 'PROJECTS', year),
            }))
          : []
      }
    >
      <BarChart
        bars={steps.map(({ step, reached }) => ({ name: stepWords(step), value: reached }))}
        format={formatCount}
      />
    </Chart>
  )
}
