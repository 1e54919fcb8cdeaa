/** Records behind a figure, with the day and what each adds. */
import * as texts from '#texts/analytics/page.js'
import { formatDate } from '#web/ui/format.ts'
import { SmallTable, type Column } from '#web/ui/table/SmallTable.tsx'
import { valueWords } from './figureWords.ts'
import { RecordLink } from './RecordLink.tsx'

interface Row {
  readonly at: string
  readonly value: number | null | undefined
  readonly department: string
  readonly title: string | null | undefined
  readonly path: string | null | undefined
}

interface Props {
  name: string
  unit: string
  rows: readonly Row[]
}

export function BehindRows({ name, unit, rows }: Props) {
  const withValue = unit !== 'RECORDS' || rows.some(({ value }) => value != null)
  return (
    <SmallTable
      name={name}
      rows={rows}
      keyOf={({ path, at }, nth) => `${path}:${at}:${nth}`}
      columns={[
        { header: texts.record(), cell: (row) => <RecordLink {...row} /> },
        { header: texts.department(), cell: ({ department }) => department },
        { header: texts.day(), cell: ({ at }) => formatDate(at) },
        ...(withValue ? [valueIn(unit)] : []),
      ]}
    />
  )
}

const valueIn = (unit: string): Column<Row> => ({
  header: texts.value(),
  number: true,
  cell: ({ value }) => (value == null ? '' : valueWords(value, unit)),
})
