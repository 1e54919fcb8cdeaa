/** A table of some rows that is no list of records: the first column names the row, numbers stand at the end. */
import { Table, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ownWay } from '../ownWay.tsx'
import { asCards } from './asCards.ts'
import { Sideways } from './Sideways.tsx'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, below each other, in one line. */
  number?: true
  /** The header is only heard: its cells say by themselves what they are. */
  quiet?: true
}

interface Props<Row> {
  name: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string
  /** The cells of the last row, which sums up the others. */
  sums?: readonly ReactNode[]
  /** Many rows are scrolled in a part of the window. */
  many?: true
  /** It is hidden from sight: the keyboard passes it by. */
  still?: boolean
}

/** With three columns there is no room for a row on a phone. */
const fewColumns = 2

const cells = {
  '& td, & tbody th': { paddingY: 'var(--row-room)' },
  '& td > div': { overflowWrap: 'inherit' },
  // Nothing else tells that a name leads to what it counts.
  '& a:not(.chakra-button)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& code': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}

export function SmallTable<Row>({ name, columns, rows, keyOf, sums, many, still = false }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <Sideways
      name={name}
      {...(still
        ? { tabIndex: undefined, overflowX: 'visible' }
        : { 'data-small-table': true, containerType: 'inline-size' })}
      {...(many ? { maxH: '60dvh', overflowY: 'auto' } : {})}
    >
      <Table.Root
        size="sm"
        aria-label={name}
        stickyHeader={many ?? false}
        css={{ ...cells, ...(columns.length > fewColumns && !still ? asCards : {}) }}
      >
        <Table.Header>
          <Table.Row>
            {columns.map(({ header, number, quiet }) => (
              <Table.ColumnHeader key={header} textAlign={number ? 'end' : 'start'}>
                {quiet ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, at) => (
            <Table.Row key={keyOf(row, at)} verticalAlign="baseline">
              <Table.ColumnHeader scope="row" fontWeight="normal" overflowWrap="anywhere">
                {ownWay(first.cell(row))}
              </Table.ColumnHeader>
              {others.map((column) => (
                <Cell key={column.header} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </Table.Row>
          ))}
          {sums && (
            <Table.Row fontWeight="semibold">
              <Table.ColumnHeader scope="row">{sums[0]}</Table.ColumnHeader>
              {others.map((column, at) => (
                <Cell key={column.header} column={column}>
                  {sums[at + 1]}
                </Cell>
              ))}
            </Table.Row>
          )}
        </Table.Body>
      </Table.Root>
    </Sideways>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  children: ReactNode
}

const Cell = <Row,>({ column: { header, number, quiet }, children }: CellProps<Row>) => (
  <Table.Cell
    data-label={quiet ? undefined : header}
    {...(number ? { textAlign: 'end', whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' })}
  >
    <div>{ownWay(children)}</div>
  </Table.Cell>
)
