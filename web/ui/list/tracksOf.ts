/** The widths of a table's columns: each row is a grid of its own, so that a row that is added does not lay out the others again. */
import type { CSSProperties } from 'react'
import { buttonWidth, leastOf } from './fitColumns.ts'
import type { Column } from './ListTable.tsx'

type Sized = Pick<Column<never>, 'width' | 'share'>

/** Returns the style of a table: `--columns` for the grid of each row, and the width below which the table scrolls sideways. */
export function tracksOf(buttons: number, columns: readonly Sized[]): CSSProperties {
  const all: Sized[] = [...Array.from({ length: buttons }, () => ({ width: buttonWidth })), ...columns]
  const tracks = all.map((column) =>
    column.width ? `${column.width}rem` : `minmax(${leastOf(column)}rem, ${column.share ?? 1}fr)`,
  )
  const least = all.reduce((sum, column) => sum + leastOf(column), 0)
  return { '--columns': tracks.join(' '), minWidth: `${least}rem` } as CSSProperties
}
