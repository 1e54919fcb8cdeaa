/** A small table of figures: the first column names the row, numbers stand at the end. */
import { Box, Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ownWay } from './ownWay.tsx'

interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, below each other. */
  number?: true
}

interface Props<Row> {
  name: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

export function SmallTable<Row>({ name, columns, rows, keyOf }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={name}>
      <Table.Root size="sm" aria-label={name} css={{ '& td, & tbody th': { paddingY: 'var(--row-room)' } }}>
        <Table.Header>
          <Table.Row>
            {columns.map(({ header, number }) => (
              <Table.ColumnHeader key={header} textAlign={number ? 'end' : 'start'}>
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={keyOf(row)} verticalAlign="top">
              <Table.ColumnHeader scope="row" fontWeight="normal" overflowWrap="anywhere">
                {ownWay(first.cell(row))}
              </Table.ColumnHeader>
              {others.map(({ header, cell, number }) => (
                <Table.Cell key={header} textAlign={number ? 'end' : 'start'} overflowWrap="anywhere">
                  {ownWay(cell(row))}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
