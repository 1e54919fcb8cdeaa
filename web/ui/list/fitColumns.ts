/** Decides which columns of a table have room, so that no table of a usual size scrolls sideways. */
import type { Column } from './ListTable.tsx'

type Sized = Pick<Column<never>, 'width' | 'share' | 'keep' | 'leaves'>

/** In rem: a column for selecting or expanding a row, and the least width of one share. */
export const buttonWidth = 2.25
const leastShare = 7

/** The least width of a column in rem. */
export const leastOf = ({ width, share = 1 }: Pick<Sized, 'width' | 'share'>): number => width ?? share * leastShare

/** Whether a column is always shown: the first one unless it says when it leaves, and those that are marked. */
export const stays = (column: Sized, at: number): boolean => column.keep ?? (at === 0 && column.leaves === undefined)

/**
 * Returns the columns that fit into `room` rem. Columns with `leaves` go first, lowest number first, then the others from the last
 * to the first. Rows can be expanded once a column is missing, which takes room as well unless they already can.
 */
export function fitColumns<C extends Sized>(
  columns: readonly C[],
  room: number,
  buttons: number,
  expands: boolean,
): readonly C[] {
  const width = (shown: readonly C[]) =>
    shown.reduce((sum, column) => sum + leastOf(column), 0) +
    (buttons + (!expands && shown.length < columns.length ? 1 : 0)) * buttonWidth
  const leaving = columns
    .filter((column, at) => !stays(column, at))
    .toReversed()
    .sort((a, b) => (a.leaves ?? Infinity) - (b.leaves ?? Infinity) || 0)
  let shown = columns
  for (const next of leaving) {
    if (width(shown) <= room) break
    shown = shown.filter((column) => column !== next)
  }
  return shown
}

/** The class of a column that does not move when a table scrolls sideways: the first that always stays, and the last. */
export function sideOf<C extends Sized>(columns: readonly C[], column: C): 'column-start' | 'column-end' | undefined {
  if (columns.find(stays) === column) return 'column-start'
  return column.keep && columns.at(-1) === column ? 'column-end' : undefined
}
