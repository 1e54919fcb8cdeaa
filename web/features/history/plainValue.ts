/** The value of a change as it was written down: a text, a number, a day, a moment, a list, or an object as JSON. */
import { listed } from '#listed'
import * as texts from '#texts/history/plainValues.js'
import { formatDate, formatTime } from '#web/ui/format.ts'

export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length))
    return texts.nothing()
  if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
  if (Array.isArray(value)) return listed(value.map(plainValue))
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value as string | number)
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?$/.exec(text) ?? []
  // A day is kept as the midnight with which it begins.
  return day ? (time && time !== 'T00:00:00.000Z' ? formatTime(text) : formatDate(day)) : text
}
