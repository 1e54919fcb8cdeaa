/** Changes of days in a form that is read without a time. */
import type { Changes } from '../audit.ts'
import { isoDay } from '../days.ts'

const plain = (value: unknown) => (value instanceof Date ? isoDay(value) : value)

export const daysInWords = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([field, [was, is]]) => [field, [plain(was), plain(is)] as const]))
