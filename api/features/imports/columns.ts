/** Which column of a file is which field of a record: by name, without regard to case, spaces and signs. */
import type { RecordKind } from '../../importing/recordKind.ts'

/** A column's name without what does not count in it: case, spaces and signs. */
export const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const known = new WeakMap<RecordKind, Map<string, string>>()

/** The fields of a kind by every name that a column has for them. */
function fieldsByName(kind: RecordKind): Map<string, string> {
  const fields =
    known.get(kind) ??
    new Map(
      Object.entries(kind.names).flatMap(([field, others]) =>
        [plain(field), ...others].map((name) => [name, field] as const),
      ),
    )
  known.set(kind, fields)
  return fields
}

export interface Column {
  name: string
  field: string
  /** US dollars, where the column's name says so; amounts are AED otherwise. */
  dollars: boolean
}

/** The field that a column of this name fills, or null. */
export function matchColumn(kind: RecordKind, name: string): Column | null {
  const fields = fieldsByName(kind)
  const [, stem = '', currency] = /^(.*?)(usd|aed)?$/.exec(plain(name))!
  const field = fields.get(plain(name)) ?? (currency ? fields.get(stem) : undefined)
  return field ? { name, field, dollars: currency === 'usd' } : null
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The fields of a row. Where several columns mean one field, lists are joined and the first value that is there counts. */
export function fieldsOf(
  { lists }: RecordKind,
  values: Record<string, unknown>,
  columnOf: (name: string) => Column | null,
) {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const column = columnOf(name)
    if (!column || value === null || value === undefined || value === '') continue
    const given = column.dollars && isPlain(value) ? `USD ${value}` : value
    if (column.field in lists) fields[column.field] = [fields[column.field] ?? [], given].flat()
    else fields[column.field] ??= given
  }
  return fields
}
