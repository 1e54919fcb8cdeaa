/** The rows that were refused, as a CSV file with their problems beside them: mended, it can be imported as it is. */
import type { RowError } from './importProjects.actions.ts'
import type { SourceRow } from './readRows.ts'

/** The column that says what is wrong; an import passes over it. */
const problemColumn = 'What is wrong'

interface Named {
  name: string
  field: string | null
}

export async function csvOf(
  columns: readonly Named[],
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  problems: readonly RowError[],
): Promise<string> {
  const kept = columns.filter(({ name }) => name !== problemColumn)
  const nameOf = (field: string) => kept.find((column) => column.field === field)?.name ?? field
  const wrong = new Map<number, string[]>()
  for (const { row, field, message } of problems)
    wrong.set(row, [...(wrong.get(row) ?? []), field ? `${nameOf(field)}: ${message}` : message])
  const lines = [[...kept.map(({ name }) => name), problemColumn]]
  for await (const { row, values } of rows) {
    const said = wrong.get(row)
    if (said) lines.push([...kept.map(({ name }) => text(values[name])), said.join('; ')])
  }
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value as string)

/** A text that a spreadsheet would take for a formula begins with an apostrophe, which the import takes away again. */
const cell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
