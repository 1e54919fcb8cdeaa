/** One row of an imported file: cleaned, completed, checked, and known again by its key. */
import { createHash } from 'node:crypto'
import * as texts from '#texts/imports/errors.js'
import { check } from '../../action.ts'
import type { FieldErrors } from '../../errors.ts'
import { cleanText } from '../../importing/cleanText.ts'
import type { RecordKind } from '../../importing/recordKind.ts'

type Row = Record<string, unknown>

/** A row that may be written, with its key; or what is wrong with it, by field. */
type Checked = { row: Row; key: string; errors?: never } | { errors: FieldErrors }

/** Cleans a row's fields, completes them and holds them against the rules. */
export async function checkRow(kind: RecordKind, given: Record<string, unknown>): Promise<Checked> {
  const errors: FieldErrors = {}
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(given)) {
    const separator = kind.lists[field]
    const clean = separator ? itemsOf(value, separator) : plainValue(value)
    if (isObject(clean)) errors[field] = texts.textOrNumber()
    else if (clean !== '' && clean !== null) fields[field] = clean
  }
  kind.complete?.(fields)
  try {
    const row = (await check(kind.rules, fields)) as Row
    return Object.keys(errors).length ? { errors } : { row, key: keyOf(kind, row) }
  } catch (error) {
    const found = (error as { extensions?: { fieldErrors?: FieldErrors } }).extensions?.fieldErrors
    if (!found) throw error
    return { errors: { ...found, ...errors } }
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const plainValue = (value: unknown): unknown =>
  Array.isArray(value) ? cleanText(value.join(', ')) : typeof value === 'string' ? cleanText(value) : value

const itemsOf = (value: unknown, separator: RegExp) => {
  const items = [value].flat(2).flatMap((item) => (typeof item === 'string' ? item.split(separator) : [item]))
  return [...new Set(items.map((item) => (typeof item === 'string' ? cleanText(item) : item)))].filter(
    (item) => item !== '',
  )
}

/** What makes a row itself, as a hash; spaces and case do not count. */
function keyOf(kind: RecordKind, row: Row): string {
  const identity = kind
    .identity(row)
    .map((part) =>
      part instanceof Date
        ? part.toISOString()
        : (part ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
    )
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}
