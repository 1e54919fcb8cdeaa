/** What happened by month: a chart with its table. */
import { useMemo } from 'react'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import * as texts from '#texts/analytics/page.js'
import { formatCount } from '#web/ui/format.ts'
import { monthWords } from './figureWords.ts'

interface Props {
  title: string
  definition: string
  months: readonly { readonly figure: { readonly name: string }; readonly month: string; readonly value: number }[]
}

export function ActivityTrend({ title, definition, months }: Props) {
  const { series, points } = useMemo(() => {
    const names = [...new Set(months.map(({ figure }) => figure.name))]
    const keys = [...new Set(months.map(({ month }) => month))]
    const valueOf = new Map(months.map(({ figure, month, value }) => [`${month}:${figure.name}`, value]))
    return {
      series: names,
      points: keys.map((key) => ({
        name: monthWords(key),
        values: names.map((name) => valueOf.get(`${key}:${name}`) ?? 0),
      })),
    }
  }, [months])
  const empty = months.every(({ value }) => value === 0)
  return (
    <Chart
      title={title}
      definition={definition}
      head={[texts.month(), ...series]}
      rows={empty ? [] : points.map(({ name, values }) => [name, ...values.map(formatCount)])}
    >
      <SeriesChart series={series} points={points} />
    </Chart>
  )
}
