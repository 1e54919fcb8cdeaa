/** Which columns of a file are which fields: by their names, and where those say nothing, by what stands in them. */
import { matchColumn, type Column } from './columns.ts'
import { projectStatuses } from '../project.rules.ts'
import type { SourceRow } from './readRows.ts'

/** A column as an import keeps it: people change the field by hand. */
export interface MatchedColumn {
  name: string
  field: string | null
  /** The beginnings of its first values, row by row. */
  samples: string[]
}

const shown = 5
const longest = 200
const statuses = new Set<string>(projectStatuses)

const words = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value.trim() : JSON.stringify(value)

const every = (values: string[], holds: (value: string) => boolean) => values.length > 0 && values.every(holds)

/** What the contents of a column say; the first that fits counts. */
const signs: [field: string, holds: (values: string[]) => boolean][] = [
  ['ownerEmail', (values) => every(values, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))],
  ['status', (values) => every(values, (value) => statuses.has(value.toUpperCase().replace(/[\s-]+/g, '_')))],
  ['trl', (values) => every(values, (value) => /^trl[\s-]*[1-9]$/i.test(value))],
  ['abstract', (values) => every(values, (value) => value.length >= 120)],
  [
    'title',
    (values) =>
      every(values, (value) => /\p{L}{3}/u.test(value) && value.length >= 6 && value.length < 120) &&
      new Set(values).size === values.length,
  ],
]

/** Matches the columns; `rows` are the first ones of the file. */
export function matchColumns(names: readonly string[], rows: readonly SourceRow[]): MatchedColumn[] {
  const columns = names.map((name) => {
    const all = rows.map(({ values }) => words(values[name]))
    return { name, field: matchColumn(name)?.field ?? null, all }
  })
  const taken = new Set(columns.map(({ field }) => field))
  // A title is known again by less than the others are; so it comes last, and only where none is named.
  for (const [field, holds] of signs) {
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
