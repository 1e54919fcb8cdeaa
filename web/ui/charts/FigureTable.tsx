/** The figures of a chart as a table: what people read who do not see the chart, or want the exact numbers. */
import { Link } from 'react-router'
import { SmallTable, type Column } from '../table/SmallTable.tsx'

/** The name of a row and its numbers; with `to`, the name leads to what they count. */
export type FigureRow = readonly (string | undefined)[] | { cells: readonly string[]; to: string | null }

interface Props {
  caption: string
  /** The heading of the first column, then those of the numbers. */
  head: readonly [name: string, ...numbers: string[]]
  rows: readonly FigureRow[]
  /** It is hidden from sight: the keyboard passes it by. */
  still?: boolean
}

const cellsOf = (row: FigureRow): readonly (string | undefined)[] => ('cells' in row ? row.cells : row)
const pathOf = (row: FigureRow) => ('cells' in row ? row.to : null)

export function FigureTable({ caption, head: [title, ...numbers], rows, still = false }: Props) {
  const name = (row: FigureRow) => {
    const to = pathOf(row)
    const [words] = cellsOf(row)
    return to ? (
      <Link to={to} tabIndex={still ? -1 : undefined}>
        {words}
      </Link>
    ) : (
      words
    )
  }
  const others = numbers.map((header, at): Column<FigureRow> => ({
    header,
    number: true,
    cell: (row) => cellsOf(row)[at + 1],
  }))
  return (
    <SmallTable
      name={caption}
      columns={[{ header: title, cell: name }, ...others]}
      rows={rows}
      keyOf={(row) => cellsOf(row)[0] ?? ''}
      still={still}
    />
  )
}
