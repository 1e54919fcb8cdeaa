/** A row of a table. Its cells are plain elements, and are drawn again only when the row itself or its columns are others. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget the roles of what tableStyles displays otherwise */
import * as texts from '#texts/ui/listRow.js'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Tick } from '../form/Tick.tsx'
import { RowButton } from '../RowButton.tsx'
import { sideOf } from './fitColumns.ts'
import type { Column } from './ListTable.tsx'
import { ownWay } from '../ownWay.tsx'

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

interface Props<Row> extends CellsProps<Row> {
  id: string
  name: string
  /** Whether it is chosen, in a list whose rows can be. */
  chosen?: boolean | undefined
  onChoose?: ((id: string) => void) | undefined
  /** Whether it can be opened. */
  opens: boolean
  /** What it shows while it is open. A list makes this function again each time, so that only rows that are open have it. */
  details?: ((row: Row) => ReactNode) | undefined
  onOpen: (id: string) => void
}

function RowOf<Row>({ row, columns, id, name, chosen, onChoose, opens, details, onOpen }: Props<Row>) {
  return (
    <>
      <tr role="row">
        {onChoose && (
          <td role="cell">
            <Tick aria-label={texts.select({ name })} checked={chosen} onChange={() => onChoose(id)} />
          </td>
        )}
        {opens && (
          <td role="cell" data-opens>
            <RowButton
              small
              aria-label={texts.detailsOf({ name })}
              aria-expanded={Boolean(details)}
              onClick={() => onOpen(id)}
            >
              {details ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            </RowButton>
          </td>
        )}
        <Cells row={row} columns={columns} />
      </tr>
      {details && (
        <tr role="row" data-details>
          <td role="cell" colSpan={columns.length + (onChoose ? 2 : 1)}>
            {details(row)}
          </td>
        </tr>
      )}
    </>
  )
}

const CellsOf = <Row,>({ row, columns }: CellsProps<Row>): ReactNode =>
  columns.map((column) => (
    <td
      key={column.header}
      role="cell"
      className={[column.look, sideOf(columns, column)].filter(Boolean).join(' ') || undefined}
      {...(column.align === 'end' ? { 'data-end': true } : {})}
    >
      {ownWay(column.cell(row))}
    </td>
  ))

const Cells = memo(CellsOf) as typeof CellsOf
export const ListRow = memo(RowOf) as typeof RowOf

/** How they look: said once for all of them. */
export const rowStyles = {
  // What a row paints is kept while others come and go; of all rows together, each that came would have all painted again.
  '& > tr': { isolation: 'isolate' },
  '& > tr:last-child': { borderBottomWidth: '0' },
  '& > tr > td': { paddingX: '2', paddingY: 'var(--row-room)', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .tag': { whiteSpace: 'normal' },
  '& > tr > td[data-opens]': { paddingInlineEnd: '0' },
  '& > tr > td[data-end]': { textAlign: 'end' },
  '& > tr[data-details]': { bg: 'bg.subtle', gridTemplateColumns: '1fr' },
  '& > tr[data-details] > td': { padding: '5' },
} as const
