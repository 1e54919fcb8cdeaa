/** How far an investor's interests came: a chart with its table; nothing before the first interest. */
import * as texts from '#texts/holdings/analytics.js'
import { stages, type Stage } from '#web/features/interests/interestWords.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'
import { percentWords } from './holdingWords.ts'

interface Props {
  /** From expressed to invested. */
  conversion: readonly { readonly stage: string; readonly count: number }[]
  /** Its table is there from the beginning. */
  open?: boolean
}

export function Pipeline({ conversion, open = false }: Props) {
  const expressed = conversion[0]?.count ?? 0
  if (!expressed) return null
  const reached = conversion.map(({ stage, count }) => ({ name: stages[stage as Stage].words, count }))
  return (
    <Chart
      title={texts.pipeline()}
      definition={texts.pipelineHint()}
      open={open}
      head={[texts.reached(), texts.interests(), texts.share()]}
      rows={reached.map(({ name, count }) => [
        name,
        formatCount(count),
        percentWords(Math.round((count / expressed) * 100)),
      ])}
    >
      <BarChart bars={reached.map(({ name, count }) => ({ name, value: count }))} format={formatCount} />
    </Chart>
  )
}
