/** Projects by Technology Readiness Level in three bands; the table has each level. */
import { useMemo } from 'react'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { PieChart } from '#web/ui/charts/PieChart.tsx'
import * as texts from '#texts/analytics/page.js'
import { formatCount } from '#web/ui/format.ts'

interface Props {
  levels: readonly { readonly level: number | null | undefined; readonly value: number }[]
}

const bands = [
  [1, 3],
  [4, 6],
  [7, 9],
] as const

export function TrlShares({ levels }: Props) {
  const parts = useMemo(() => {
    const sum = (first: number, last: number) =>
      levels.reduce((all, { level, value }) => (level && level >= first && level <= last ? all + value : all), 0)
    const none = levels.reduce((all, { level, value }) => (level ? all : all + value), 0)
    return [
      ...bands.map(([first, last]) => ({ name: texts.band({ first, last }), value: sum(first, last) })),
      ...(none ? [{ name: texts.notAssessed(), value: none }] : []),
    ]
  }, [levels])
  return (
    <Chart
      title={texts.trlDistribution()}
      definition={texts.trlDistributionMeans()}
      head={[texts.level(), texts.projects()]}
      rows={levels.map(({ level, value }) => [level ? texts.trl({ level }) : texts.notAssessed(), formatCount(value)])}
    >
      <PieChart parts={parts} />
    </Chart>
  )
}
