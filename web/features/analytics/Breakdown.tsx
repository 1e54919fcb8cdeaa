/** A figure by department or sector as bars. */
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { formatCount } from '#web/ui/format.ts'
import { recordsPath } from './analyticsAddress.ts'

interface Props {
  title: string
  definition: string
  /** The heading of the first column. */
  of: string
  shares: readonly { readonly key: string; readonly value: number }[]
  words: (key: string) => string
  /** Whose parts these are. */
  figure: string
  by: 'department' | 'sector'
}

/** Bars that are drawn; the table has all. */
const mostBars = 10

export function Breakdown({ title, definition, of, shares, words, figure, by }: Props) {
  const [search] = useSearchParams()
  return (
    <Chart
      title={title}
      definition={definition}
      head={[of, texts.count()]}
      rows={shares.map(({ key, value }) => ({
        cells: [words(key), formatCount(value)],
        to: key ? recordsPath(figure, search, { [by]: key }) : null,
      }))}
    >
      <BarChart
        bars={shares.slice(0, mostBars).map(({ key, value }) => ({ name: words(key), value }))}
        format={formatCount}
      />
    </Chart>
  )
}
