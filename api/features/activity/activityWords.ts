/** What was done and with what kind of record, in words, from the names that the audit trail keeps. */
import { fieldInWords, type Deed } from '../../changes/fieldNames.ts'
import { valueInWords } from '../../changes/valueWords.ts'
import type { Context } from '../../context.ts'
import { apart, capital } from '../../modelWords.ts'
import { fieldChanges } from '../../records/history.graph.ts'
import * as texts from '#texts/activity/words.js'
import * as values from '#texts/history/plainValues.js'

/** Whether the verb that a name begins with has words. */
export const knowsVerb = (action: string): boolean =>
  texts.deed({ action }) !== '' || texts.verb({ verb: verbOf(action) }) !== ''

const verbOf = (action: string) => /^[a-z]+/.exec(action)?.[0] ?? ''

/** `updateProject` -> `Updated project` */
export function deedInWords(action: string): string {
  const whole = texts.deed({ action })
  if (whole) return whole
  const verb = texts.verb({ verb: verbOf(action) })
  return verb ? `${verb} ${apart(action.slice(verbOf(action).length))}`.trim() : capital(apart(action))
}

/** Each field with its value before and after, as a cell of a file has them: `Title: Kiln > Oven`. */
export async function changesInWords(ctx: Context, entry: Parameters<typeof fieldChanges>[0]): Promise<string> {
  const said = fieldChanges(entry).map(async ({ deed, field, before, after }) => {
    const [from, to] = await Promise.all([before, after].map((value) => inFile(ctx, deed, field, value)))
    return `${fieldInWords(deed, field)}: ${from} > ${to}`
  })
  return (await Promise.all(said)).join('; ')
}

async function inFile(ctx: Context, deed: Deed, field: string, value: unknown): Promise<string> {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? values.yes() : values.no()
  const words = await valueInWords(ctx, deed, field, value)
  return words ?? (typeof value === 'string' ? value : JSON.stringify(value))
}
