/** A row of a table. Its cells are plain elements, and are drawn again only when the row itself or its columns are others. */
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Tick } from '../form/Tick.tsx'
import { RowButton } from '../RowButton.tsx'
import type { Column } from './ListTable.tsx'

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

interface Props<Row> extends CellsProps<Row> {
  id: string
  name: string
  /** How many columns there are in all. */
  width: number
  /** Whether it is chosen, in a list whose rows can be. */
  chosen?: boolean | undefined
  onChoose?: ((id: string) => void) | undefined
  details?: ((row: Row) => ReactNode) | undefined
  open: boolean
  onOpen: (id: string) => void
}

function RowOf<Row>({ row, columns, id, name, width, chosen, onChoose, details, open, onOpen }: Props<Row>) {
  return (
    <>
      <tr>
        {onChoose && (
          <td>
            <Tick aria-label={`Select ${name}`} checked={chosen} onChange={() => onChoose(id)} />
          </td>
        )}
        {details && (
          <td data-opens>
            <RowButton small aria-label={`Details of ${name}`} aria-expanded={open} onClick={() => onOpen(id)}>
              {open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            </RowButton>
          </td>
        )}
        <Cells row={row} columns={columns} />
      </tr>
      {details && open && (
        <tr data-details>
          <td colSpan={width}>{details(row)}</td>
        </tr>
      )}
    </>
  )
}

const CellsOf = <Row,>({ row, columns }: CellsProps<Row>): ReactNode =>
  columns.map(({ header, cell, align, look }) => (
    <td key={header} className={look} {...(align === 'end' ? { 'data-end': true } : {})}>
      {cell(row)}
    </td>
  ))

const Cells = memo(CellsOf) as typeof CellsOf
export const ListRow = memo(RowOf) as typeof RowOf

/** How they look: said once for all of them. */
export const rowStyles = {
  // What a row paints is kept while others come and go; of all rows together, each that came would have all painted anew.
  '& > tr': { bg: 'bg', isolation: 'isolate' },
  '& > tr > td': { paddingX: '2', paddingY: '2', textAlign: 'start', borderBottomWidth: '1px' },
  '& > tr > td[data-opens]': { paddingInlineEnd: '0' },
  '& > tr > td[data-end]': { textAlign: 'end' },
  '& > tr[data-details]': { bg: 'bg.subtle' },
  '& > tr[data-details] > td': { padding: '5' },
} as const
