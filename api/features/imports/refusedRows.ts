/** The rows that were refused, as a CSV file with their problems beside them: mended, it can be imported as it is. */
import * as texts from '#texts/imports/words.js'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { inEachLanguage } from '../../language.ts'
import type { RowError } from './importRecords.actions.ts'
import type { SourceRow } from './readRows.ts'

/** The column that says what is wrong; an import passes over it. */
const problemColumn = texts.problem

interface Named {
  name: string
  field: string | null
}

export async function csvOf(
  columns: readonly Named[],
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  problems: readonly RowError[],
): Promise<string> {
  const former = inEachLanguage(problemColumn)
  const kept = columns.filter(({ name }) => !former.includes(name))
  const nameOf = (field: string) => kept.find((column) => column.field === field)?.name ?? field
  const wrong = new Map<number, string[]>()
  for (const { row, field, message } of problems)
    wrong.set(row, [...(wrong.get(row) ?? []), field ? `${nameOf(field)}: ${message}` : message])
  const lines = [[...kept.map(({ name }) => name), problemColumn()]]
  for await (const { row, values } of rows) {
    const said = wrong.get(row)
    if (said) lines.push([...kept.map(({ name }) => text(values[name])), said.join('; ')])
  }
  return byteOrderMark + lines.map(csvLine).join('')
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value as string)
