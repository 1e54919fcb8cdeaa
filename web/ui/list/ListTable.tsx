/** A list as a table: sortable headers, selection, rows that open. */
import { Box, Button, Table, VisuallyHidden } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { Tick } from '../form/Tick.tsx'
import { ListRow, rowStyles } from './ListRow.tsx'
import { tracksOf } from './tracksOf.ts'
import { toggled, type Selection } from './useSelection.ts'
import { useGradually } from './useGradually.ts'
import type { ListState } from './useListState.ts'

export interface Column<Row> {
  header: string
  /** The field by which the server sorts. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** What an exported file has for it: a field of the schema under its header, or several under their own. */
  file?: string | Record<string, string>
  align?: 'start' | 'end'
  /** How its cells look, without an element in each of them. */
  look?: 'muted' | 'one-line'
  /** In rem, of what is about as wide in each row: a date, a badge, buttons. The others share what room is left. */
  width?: number
  /** How many parts of that room it has, when not one. */
  share?: number
}

interface Props<Row> {
  state: ListState
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  details?: ((row: Row) => ReactNode) | undefined
  selection?: Selection | undefined
}

/** About a row's height, to keep the room of those that are still to come. */
const rowHeight = 55

/** Each row is a grid of the same columns (tracksOf). What is no table to CSS keeps being one to screen readers by its roles. */
const tableStyles = {
  '&, & > *': { display: 'block' },
  '& > * > tr': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    borderBottomWidth: '1px',
  },
  '& > * > tr > th': { borderBottomWidth: '0' },
  // As an image: beside what is opaque, browsers would make a layer of each column's words anew in each frame.
  '& > thead > tr': { bg: 'linear-gradient({colors.bg.subtle}, {colors.bg.subtle})' },
} as const

export function ListTable<Row>({ state, rows, columns, idOf, nameOf, details, selection }: Props<Row>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onOpen = useCallback((id: string) => setOpened((before) => toggled(before, id)), [])
  const buttons = (selection ? 1 : 0) + (details ? 1 : 0)
  const shown = useGradually(
    rows.map((row) => {
      const id = idOf(row)
      return (
        <ListRow
          key={id}
          id={id}
          name={nameOf(row)}
          row={row}
          columns={columns}
          chosen={selection?.chosen.has(id)}
          onChoose={selection?.toggle}
          details={details}
          open={opened.has(id)}
          onOpen={onOpen}
        />
      )
    }),
  )
  const missing = rows.length - shown.length
  return (
    <Box overflowX="auto" borderWidth="1px" borderRadius="md" bg="bg">
      <Table.Root size="sm" interactive role="table" css={tableStyles} style={tracksOf(buttons, columns)}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {selection && (
              <Table.ColumnHeader role="columnheader">
                <Tick
                  aria-label="Select all"
                  checked={selection.all}
                  mixed={selection.some && !selection.all}
                  onChange={selection.chooseAll}
                />
              </Table.ColumnHeader>
            )}
            {details && (
              <Table.ColumnHeader role="columnheader">
                <VisuallyHidden>Details</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <Header key={column.header} column={column} state={state} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" css={rowStyles}>
          {shown}
          {missing > 0 && <tr aria-hidden style={{ height: missing * rowHeight }} />}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Header<Row>({ column: { header, sort, align = 'start' }, state }: { column: Column<Row>; state: ListState }) {
  if (!sort)
    return (
      <Table.ColumnHeader role="columnheader" textAlign={align}>
        {header}
      </Table.ColumnHeader>
    )
  const sorted = state.sort.field === sort ? state.sort.direction : null
  const Icon = sorted === 'ASC' ? ArrowUp : sorted === 'DESC' ? ArrowDown : ArrowUpDown
  return (
    <Table.ColumnHeader
      role="columnheader"
      textAlign={align}
      aria-sort={sorted === 'ASC' ? 'ascending' : sorted === 'DESC' ? 'descending' : 'none'}
    >
      <Button
        variant="plain"
        size="sm"
        height="auto"
        paddingX="0"
        whiteSpace="normal"
        textAlign="inherit"
        color="inherit"
        fontWeight="inherit"
        onClick={() => state.toggleSort(sort)}
      >
        {header}
        <Icon size={14} aria-hidden />
      </Button>
    </Table.ColumnHeader>
  )
}
