/** Projects by department as parts of a whole: the largest, and the others together. */
import { useSearchParams } from 'react-router'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { PieChart } from '#web/ui/charts/PieChart.tsx'
import * as texts from '#texts/analytics/page.js'
import { formatCount } from '#web/ui/format.ts'
import { recordsPath } from './analyticsAddress.ts'

interface Props {
  shares: readonly { readonly key: string; readonly value: number }[]
}

/** A picture with more parts is not read. */
const mostParts = 7

export function DepartmentShares({ shares }: Props) {
  const [search] = useSearchParams()
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const nameOf = (key: string) => key || texts.noDepartment()
  const rest = shares.slice(mostParts - 1).reduce((sum, { value }) => sum + value, 0)
  const large = shares.length > mostParts ? shares.slice(0, mostParts - 1) : shares
  const parts = [
    ...large.map(({ key, value }) => ({ name: nameOf(key), value })),
    ...(shares.length > mostParts ? [{ name: texts.others(), value: rest }] : []),
  ]
  return (
    <Chart
      title={texts.projectsByDepartment()}
      definition={texts.projectsByDepartmentMeans()}
      head={[texts.department(), texts.count(), texts.share()]}
      rows={shares.map(({ key, value }) => ({
        cells: [nameOf(key), formatCount(value), texts.percent({ share: value / total })],
        to: key ? recordsPath('PROJECTS', search, { department: key }) : null,
      }))}
    >
      <PieChart parts={parts} />
    </Chart>
  )
}
