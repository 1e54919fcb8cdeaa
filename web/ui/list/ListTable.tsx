/** A list as a table: sortable headers, selection, rows that open. */
import * as texts from '#texts/ui/listTable.js'
import { Box, Button, Stack, Table, VisuallyHidden } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Facts } from '../Facts.tsx'
import { Tick } from '../form/Tick.tsx'
import { fitColumns, sideOf } from './fitColumns.ts'
import { Gradually } from './Gradually.tsx'
import { ListRow, rowStyles } from './ListRow.tsx'
import { tracksOf } from './tracksOf.ts'
import { toggled, type Identified, type Selection } from './useSelection.ts'
import { useRoom } from './useRoom.ts'
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
  /** It is always shown: the record's name, the buttons of a row. The first column is, unless it says when it leaves. */
  keep?: true
  /** Where there is no room for all columns, those with a number leave first, 1 before 2; the others follow from the end. */
  leaves?: number
  /** The list's own details show it as well. */
  detailed?: true
}

interface Props<Row> {
  state: ListState
  rows: readonly Row[]
  columns: readonly Column<Row>[]
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
  // As an image: beside what is opaque, browsers would make a layer of each column's words again in each frame.
  '& > thead > tr': { bg: 'linear-gradient({colors.bg.subtle}, {colors.bg.subtle})' },
} as const

const sticky = { position: 'sticky', zIndex: '1', bg: 'bg' } as const
const more = 'var(--chakra-colors-border-emphasized)'

/** Where the columns that stay are wider than the table, its first and last one do not move, and a shadow shows where there is more. */
const sidewaysStyles = {
  '&[data-sideways] .column-start': { ...sticky, insetInlineStart: '0' },
  '&[data-sideways] .column-end': { ...sticky, insetInlineEnd: '0' },
  '&[data-sideways] th:is(.column-start, .column-end)': { bg: 'bg.subtle' },
  '&[data-more-start] .column-start': { boxShadow: `6px 0 6px -6px ${more}` },
  '&[data-more-end] .column-end': { boxShadow: `-6px 0 6px -6px ${more}` },
} as const

/** What is said of a row when it is expanded: the columns without room, then the list's own details. */
function detailsWith<Row>(without: readonly Column<Row>[], details: Props<Row>['details']): Props<Row>['details'] {
  const missing = details ? without.filter(({ detailed }) => !detailed) : without
  if (!missing.length) return details
  return (row) => (
    <Stack gap="4">
      <Facts columns={3} facts={missing.map(({ header, cell }) => [header, cell(row)])} />
      {details?.(row)}
    </Stack>
  )
}

export function ListTable<Row extends Identified>({
  state,
  rows,
  columns: all,
  nameOf,
  details: own,
  selection,
}: Props<Row>) {
  const [box, room] = useRoom()
  const selects = selection ? 1 : 0
  const expands = Boolean(own)
  const columns = useMemo(
    () => fitColumns(all, room, selects + Number(expands), expands),
    [all, room, selects, expands],
  )
  const details = useMemo(
    () =>
      detailsWith(
        all.filter((column) => !columns.includes(column)),
        own,
      ),
    [all, columns, own],
  )
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onOpen = useCallback((id: string) => setOpened((before) => toggled(before, id)), [])
  const buttons = selects + (details ? 1 : 0)
  return (
    <Box ref={box} overflowX="auto" borderWidth="1px" borderRadius="md" bg="bg" css={sidewaysStyles}>
      <Table.Root size="sm" interactive role="table" css={tableStyles} style={tracksOf(buttons, columns)}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {selection && (
              <Table.ColumnHeader role="columnheader">
                <Tick
                  aria-label={texts.selectAll()}
                  checked={selection.all}
                  mixed={selection.some && !selection.all}
                  onChange={selection.chooseAll}
                />
              </Table.ColumnHeader>
            )}
            {details && (
              <Table.ColumnHeader role="columnheader">
                <VisuallyHidden>{texts.details()}</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <Header key={column.header} column={column} state={state} side={sideOf(columns, column)} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" css={rowStyles}>
          <Gradually
            rows={rows.map((row) => {
              const { id } = row
              return (
                <ListRow
                  key={id}
                  id={id}
                  name={nameOf(row)}
                  row={row}
                  columns={columns}
                  chosen={selection?.chosen.has(id)}
                  onChoose={selection?.toggle}
                  opens={Boolean(details)}
                  details={opened.has(id) ? details : undefined}
                  onOpen={onOpen}
                />
              )
            })}
            room={(missing) => <tr aria-hidden style={{ height: missing * rowHeight }} />}
          />
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

interface HeaderProps<Row> {
  column: Column<Row>
  state: ListState
  side: string | undefined
}

function Header<Row>({ column: { header, sort, align = 'start' }, state, side }: HeaderProps<Row>) {
  if (!sort)
    return (
      <Table.ColumnHeader role="columnheader" textAlign={align} className={side}>
        {header}
      </Table.ColumnHeader>
    )
  const sorted = state.sort.field === sort ? state.sort.direction : null
  const Icon = sorted === 'ASC' ? ArrowUp : sorted === 'DESC' ? ArrowDown : ArrowUpDown
  return (
    <Table.ColumnHeader
      role="columnheader"
      textAlign={align}
      className={side}
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
