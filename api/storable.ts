/** Finds text that the database cannot store, so that a request is refused by field instead of failing on a write. */
import * as texts from '#texts/ui/errors.js'
import type { FieldErrors } from './errors.ts'

/** Deeper JSON would exhaust the stack of whatever reads it next. */
const deepest = 32

/** Whether PostgreSQL takes a text: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A text from elsewhere without what PostgreSQL does not take. */
export const storablePart = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** The message for one text; nothing when it can be stored. */
export const storableWords = (text: string): string | undefined => (isStorable(text) ? undefined : texts.unprintable())

/** Names every text (and object key) in a JSON value that cannot be stored, by its path: `tags[1]`. */
export function unstorable(value: unknown): FieldErrors | null {
  const found: FieldErrors = {}
  const open: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: at, path, depth } = next
    if (typeof at === 'string' ? !isStorable(at) : depth > deepest && typeof at === 'object' && at !== null)
      found[path || 'input'] = typeof at === 'string' ? texts.unprintable() : texts.tooDeep({ deepest })
    else if (Array.isArray(at))
      at.forEach((item, index) => open.push({ value: item, path: `${path}[${index}]`, depth: depth + 1 }))
    else if (isPlain(at))
      for (const [key, inner] of Object.entries(at))
        if (isStorable(key)) open.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 })
        else found[path || 'input'] = texts.unprintable()
  }
  return Object.keys(found).length ? found : null
}

/** Dates, bytes and the like hold no text. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Date)
