/** One row of an imported file: cleaned, completed, checked, and known again by its key. */
import { createHash } from 'node:crypto'
import { check } from '../../../action.ts'
import type { FieldErrors } from '../../../errors.ts'
import { cleanText, summaryOf } from './cleanText.ts'
import { importRowRules, type ImportRow } from './importRow.rules.ts'

/** A row that may be written, with its key; or what is wrong with it, by field. */
export type Checked = { row: ImportRow; key: string; errors?: never } | { errors: FieldErrors }

/** Lists, and what parts their items where a file writes them as text: a challenge is a sentence and may hold a comma. */
const separators: Record<string, RegExp> = { tags: /[,;|\n]/, collaborators: /[,;|\n]/, challenges: /[;|\n]/ }

/** Cleans a row's fields, completes them and holds them against the rules. */
export async function checkRow(given: Record<string, unknown>): Promise<Checked> {
  const errors: FieldErrors = {}
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(given)) {
    const clean = field in separators ? itemsOf(value, separators[field]!) : plainValue(value)
    if (isObject(clean)) errors[field] = 'Must be text or a number'
    else if (clean !== '' && clean !== null) fields[field] = clean
  }
  complete(fields)
  try {
    const row = await check(importRowRules, fields)
    return Object.keys(errors).length ? { errors } : { row, key: importKey(row) }
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

/** What a file leaves out and the rest of the row says. */
function complete(fields: Record<string, unknown>) {
  if (!fields['description'] && typeof fields['abstract'] === 'string')
    fields['description'] = summaryOf(fields['abstract'])
}

/**
 * What makes a row itself: its words, whose it is, its stage and its start. Spaces and case do not count, and neither do
 * money, tags and status, so that a file whose amounts were corrected makes no second project.
 */
function importKey(row: ImportRow): string {
  const identity = [
    row.title,
    row.description,
    row.abstract,
    row.department,
    row.principalInvestigator,
    row.projectStage,
  ]
    .map((text) => (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())
    .concat(row.startDate?.toISOString() ?? '')
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}
