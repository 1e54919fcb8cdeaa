/** A list as a table: sortable headers, selection, rows that open. */
import { Box, Button, IconButton, Table, VisuallyHidden } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { Tick } from '../form/Tick.tsx'
import type { ListState } from './useListState.ts'

export interface Column<Row> {
  header: string
  /** The field by which the server sorts. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** What an exported file has for it: a field of the schema under its header, or several under their own. */
  file?: string | Record<string, string>
  align?: 'start' | 'end'
}

interface Props<Row> {
  state: ListState
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  details?: (row: Row) => ReactNode
  selection?: { selected: readonly string[]; onChange: (chosen: ReadonlySet<string>) => void } | undefined
}

export function ListTable<Row>({ state, rows, columns, idOf, nameOf, details, selection }: Props<Row>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const width = columns.length + (selection ? 1 : 0) + (details ? 1 : 0)
  return (
    <Box overflowX="auto" borderWidth="1px" borderRadius="md" bg="bg.panel">
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {selection && (
              <Table.ColumnHeader width="10">
                <Tick
                  aria-label="Select all"
                  checked={selection.selected.length === rows.length}
                  mixed={selection.selected.length > 0 && selection.selected.length < rows.length}
                  onChange={(all) => selection.onChange(new Set(all ? rows.map(idOf) : []))}
                />
              </Table.ColumnHeader>
            )}
            {details && (
              <Table.ColumnHeader width="8">
                <VisuallyHidden>Details</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <Header key={column.header} column={column} state={state} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => {
            const id = idOf(row)
            const open = opened.has(id)
            return (
              <Fragment key={id}>
                <Table.Row>
                  {selection && (
                    <Table.Cell>
                      <Tick
                        aria-label={`Select ${nameOf(row)}`}
                        checked={selection.selected.includes(id)}
                        onChange={() => selection.onChange(toggled(new Set(selection.selected), id))}
                      />
                    </Table.Cell>
                  )}
                  {details && (
                    <Table.Cell paddingInlineEnd="0">
                      <IconButton
                        size="2xs"
                        variant="ghost"
                        aria-label={`Details of ${nameOf(row)}`}
                        aria-expanded={open}
                        onClick={() => setOpened(toggled(opened, id))}
                      >
                        {open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
                      </IconButton>
                    </Table.Cell>
                  )}
                  {columns.map(({ header, cell, align = 'start' }) => (
                    <Table.Cell key={header} textAlign={align}>
                      {cell(row)}
                    </Table.Cell>
                  ))}
                </Table.Row>
                {details && open && (
                  <Table.Row bg="bg.subtle">
                    <Table.Cell colSpan={width} padding="5">
                      {details(row)}
                    </Table.Cell>
                  </Table.Row>
                )}
              </Fragment>
            )
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

function Header<Row>({ column: { header, sort, align = 'start' }, state }: { column: Column<Row>; state: ListState }) {
  if (!sort)
    return (
      <Table.ColumnHeader textAlign={align} whiteSpace="nowrap">
        {header}
      </Table.ColumnHeader>
    )
  const sorted = state.sort.field === sort ? state.sort.direction : null
  const Icon = sorted === 'ASC' ? ArrowUp : sorted === 'DESC' ? ArrowDown : ArrowUpDown
  return (
    <Table.ColumnHeader
      textAlign={align}
      whiteSpace="nowrap"
      aria-sort={sorted === 'ASC' ? 'ascending' : sorted === 'DESC' ? 'descending' : 'none'}
    >
      <Button
        variant="plain"
        size="sm"
        height="auto"
        paddingX="0"
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
