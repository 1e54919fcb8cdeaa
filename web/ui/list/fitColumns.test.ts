/** Which columns leave a table that has no room for all of them. */
import { expect, test } from 'vitest'
import { fitColumns } from './fitColumns.ts'
import type { Column } from './ListTable.tsx'

const columns: Pick<Column<never>, 'header' | 'width' | 'share' | 'keep' | 'leaves'>[] = [
  { header: 'ID', width: 4, leaves: 1 },
  { header: 'Title', share: 2, keep: true },
  { header: 'Status', width: 6 },
  { header: 'Updated', width: 6 },
  { header: 'Actions', width: 8, keep: true },
]
const shown = (room: number, expands = true) => fitColumns(columns, room, 0, expands).map(({ header }) => header)

test('all columns stay while there is room', () => {
  expect(shown(38)).toEqual(['ID', 'Title', 'Status', 'Updated', 'Actions'])
})

test('columns with a number leave first, then the others from the end', () => {
  expect(shown(37.9)).toEqual(['Title', 'Status', 'Updated', 'Actions'])
  expect(shown(33.9)).toEqual(['Title', 'Status', 'Actions'])
  expect(shown(27)).toEqual(['Title', 'Actions'])
})

test('columns that are kept stay however narrow the table is', () => {
  expect(shown(1)).toEqual(['Title', 'Actions'])
})

test('the button that expands a row takes room as well', () => {
  expect(shown(34, false)).toEqual(['Title', 'Status', 'Actions'])
})
