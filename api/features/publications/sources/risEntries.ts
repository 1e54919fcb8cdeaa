/** The records of a RIS file, each read by itself: from `TY  -` to `ER  -`, or to the next one where the end is missing. */
import * as texts from '#texts/publications/errors.js'
import { readText } from '../citations/citationJs.ts'
import type { Entry } from './entry.ts'

const tag = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/

/** The records of a RIS text, in their order. */
export function risEntries(text: string): Entry[] {
  const found: Entry[] = []
  let open: { line: number; lines: string[] } | null = null
  const close = () => {
    if (open) found.push(read(open.line, open.lines))
    open = null
  }
  for (const [nth, line] of text.split(/\r\n|\r|\n/).entries()) {
    const name = tag.exec(line.trimEnd())?.[1]
    if (name === 'TY') close()
    if (!open && !line.trim()) continue
    open ??= { line: nth + 1, lines: [] }
    open.lines.push(line.trimEnd())
    if (name === 'ER') close()
  }
  close()
  return found
}

function read(line: number, lines: string[]): Entry {
  const values = (name: string) =>
    lines
      .map((one) => tag.exec(one))
      .find((match) => match?.[1] === name)?.[2]
      ?.trim()
  const text = lines.join('\n')
  const entry = { line, key: values('ID') ?? values('TI') ?? values('T1') ?? '', text }
  if (!tag.exec(lines[0]!)?.[0].startsWith('TY')) return { ...entry, problem: texts.noRisType() }
  try {
    const closed = lines.at(-1)!.startsWith('ER') ? text : `${text}\nER  - `
    const [item] = readText('ris', `${closed}\n`)
    return item ? { ...entry, item } : { ...entry, problem: texts.unreadableEntry() }
  } catch (error) {
    return { ...entry, problem: texts.unreadableBecause({ reason: (error as Error).message.split('\n')[0]! }) }
  }
}
