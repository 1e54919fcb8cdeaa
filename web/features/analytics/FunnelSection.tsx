/** The way from an idea to an agreement: how many reached each step, in how many days, and by quarter. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/pipelinePage.js'
import { listed } from '#listed'
import type { FunnelSection_funnel$key } from '#web/__generated__/FunnelSection_funnel.graphql.ts'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { FunnelChart } from '#web/ui/charts/FunnelChart.tsx'
import { HeatMap } from '#web/ui/charts/HeatMap.tsx'
import { formatCount } from '#web/ui/format.ts'
import { stepPath } from './analyticsAddress.ts'
import { stepWords } from './stepWords.ts'

export function FunnelSection({ funnel }: { funnel: FunnelSection_funnel$key }) {
  const { steps, cohorts } = useFragment(
    graphql`
      fragment FunnelSection_funnel on Funnel {
        steps {
          step
          reached
          fromPrevious
          medianDays
        }
        cohorts {
          quarter
          reached
        }
      }
    `,
    funnel,
  )
  const [search] = useSearchParams()
  const names = steps.map(({ step }) => stepWords(step))
  const before = (at: number) => steps[at - 1]?.reached ?? 0
  const any = steps.some(({ reached }) => reached > 0)
  const largest = (reached: readonly number[]) => Math.max(...reached, 1)
  return (
    <>
      <Chart
        title={texts.funnel()}
        definition={texts.funnelMeans()}
        open
        head={[texts.step(), texts.reached(), texts.fromPrevious(), texts.medianDays()]}
        rows={
          any
            ? steps.map(({ step, reached, fromPrevious, medianDays }, at) => ({
                to: reached ? stepPath(step, search) : null,
                cells: [
                  stepWords(step),
                  formatCount(reached),
                  at && before(at)
                    ? texts.conversion({ count: fromPrevious, share: fromPrevious / before(at) })
                    : texts.none(),
                  medianDays == null ? texts.none() : texts.days({ days: medianDays }),
                ],
              }))
            : []
        }
      >
        <FunnelChart steps={steps.map(({ step, reached }) => ({ name: stepWords(step), value: reached }))} />
      </Chart>
      <Chart
        title={texts.cohorts()}
        definition={texts.cohortsMeans({ steps: listed(names.map((name, at) => `${at + 1} ${name}`)) })}
        head={[texts.quarter(), ...names]}
        rows={cohorts.map(({ quarter, reached }) => [quarter, ...reached.map(formatCount)])}
      >
        <HeatMap
          columns={names}
          rows={cohorts.map(({ quarter, reached }) => ({
            name: quarter,
            shares: reached.map((count) => count / largest(reached)),
          }))}
        />
      </Chart>
    </>
  )
}
