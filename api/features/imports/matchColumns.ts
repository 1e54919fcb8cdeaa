/** Which columns of a file are which fields: by their names, and where those say nothing, by what stands in them. */
import { matchColumn, type Column } from './columns.ts'
import type { SourceRow } from './readRows.ts'
import type { RecordKind } from '../../importing/recordKind.ts'

/** A column as an import keeps it: people change the field by hand. */
export interface MatchedColumn {
  name: string
  field: string | null
  /** The beginnings of its first values, row by row. */
  samples: string[]
}

const shown = 5
const longest = 200

const words = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value.trim() : JSON.stringify(value)

/** Matches the columns; `rows` are the first ones of the file. */
export function matchColumns(kind: RecordKind, names: readonly string[], rows: readonly SourceRow[]): MatchedColumn[] {
  const columns = names.map((name) => {
    const all = rows.map(({ values }) => words(values[name]))
    return { name, field: matchColumn(kind, name)?.field ?? null, all }
  })
  const taken = new Set(columns.map(({ field }) => field))
  for (const [field, holds] of kind.signs) {
    if (taken.has(field)) continue
    const found = columns.find((column) => !column.field && holds(column.all.filter(Boolean)))
    if (found) found.field = field
  }
  return columns.map(({ name, field, all }) => ({
    name,
    field,
    samples: all.slice(0, shown).map((value) => value.slice(0, longest)),
  }))
}

/** The chosen field of a column by its name, as the import of rows reads it. */
export function columnOf(columns: readonly MatchedColumn[]): (name: string) => Column | null {
  const fields = new Map(columns.map(({ name, field }) => [name, field]))
  return (name) => {
    const field = fields.get(name)
    return field ? { name, field, dollars: /usd\W*$/i.test(name) } : null
  }
}
