/**
 * The widths of a table's columns, which no row's words change: each row is laid out once, by itself, however many come after
 * it. Of rows of a table in the sense of CSS, each that came would have all of them measured and laid out anew.
 */
import type { CSSProperties } from 'react'
import type { Column } from './ListTable.tsx'

type Sized = Pick<Column<never>, 'width' | 'share'>

/** In rem: of a column for choosing a row or for opening it, and the least of one part of the room that is shared. */
const buttonWidth = 2.25
const leastShare = 7

/** The style of a table: `--columns` for the grid of each row, and the width below which the table is moved sideways. */
export function tracksOf(buttons: number, columns: readonly Sized[]): CSSProperties {
  const all: Sized[] = [...Array.from({ length: buttons }, () => ({ width: buttonWidth })), ...columns]
  const tracks = all.map(({ width, share = 1 }) =>
    width ? `${width}rem` : `minmax(${share * leastShare}rem, ${share}fr)`,
  )
  const least = all.reduce((sum, { width, share = 1 }) => sum + (width ?? share * leastShare), 0)
  return { '--columns': tracks.join(' '), minWidth: `${least}rem` } as CSSProperties
}
