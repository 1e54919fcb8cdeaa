/** CSV as spreadsheets read it: RFC 4180, and no cell that they would take for a formula. */

/** What a CSV file begins with, so that spreadsheets know that it is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of cells; numbers stand as they are. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** A text that a spreadsheet would take for a formula begins with an apostrophe, which the import takes away again. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
