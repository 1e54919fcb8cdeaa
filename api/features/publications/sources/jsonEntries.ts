/** The works of a JSON text: CSL-JSON, or what ORCID gives of a record or its works. */
import * as texts from '#texts/publications/errors.js'
import type { CslItem } from '../citations/csl.ts'
import { lineAt, type Entry } from './entry.ts'
import { isOrcid, orcidEntries } from './orcidEntries.ts'

/** The works of a JSON text, in their order. */
export function jsonEntries(text: string): Entry[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return [
      {
        line: lineAt(text, placeOf(error as Error, text)),
        key: '',
        text: text.slice(0, 2_000),
        problem: texts.notJson(),
      },
    ]
  }
  if (isOrcid(value)) return orcidEntries(value)
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  return items.map((item, nth) => entryOf(item, nth + 1))
}

/** Where the text stops being JSON: V8 says the position, or repeats what stands around it. */
function placeOf({ message }: Error, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position) return Number(position)
  const around = /, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(message)?.[1] ?? ''
  return Math.max(0, text.indexOf(around) + around.length - 1)
}

/** An item of CSL-JSON as an entry. */
export function entryOf(item: unknown, line: number): Entry {
  const text = JSON.stringify(item, null, 2)
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return { line, key: '', text, problem: texts.notCslItem() }
  const { id } = item as CslItem
  return { line, key: typeof id === 'string' || typeof id === 'number' ? String(id) : '', text, item: item as CslItem }
}
