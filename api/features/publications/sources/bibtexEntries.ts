/**
 * The entries of a BibTeX file, each read by itself, so that a broken one does not take the others along. What stands between
 * entries is a comment, as for BibTeX itself.
 */
import * as texts from '#texts/publications/errors.js'
import { readText } from '../citations/citationJs.ts'
import type { Entry } from './entry.ts'

const begin = /@[ \t]*([a-z]+)[ \t\r\n]*([{(])/gi
/** A line that begins like an entry: what is open before it was not closed. */
const firstInLine = /^[ \t]*@[ \t]*[a-z]+[ \t]*[{(]/gim
/** A word where a value stands: the name of an abbreviation. */
const bareWord = /[=#]\s*([a-z][^\s,{}()"#=]*)/gi

/** The entries of a BibTeX text, in their order, at most `most` of them. */
export function bibtexEntries(text: string, most: number): Entry[] {
  const found: Entry[] = []
  const abbreviations = new Map<string, string>()
  const starts = [...text.matchAll(firstInLine)].map(({ index }) => index)
  let [line, counted, nextStart] = [1, 0, 0]
  begin.lastIndex = 0
  for (let match = begin.exec(text); match && found.length < most; match = begin.exec(text)) {
    const [opening, kind = '', bracket = '{'] = match
    const inside = match.index + opening.length
    while (nextStart < starts.length && starts[nextStart]! < inside) nextStart++
    const limit = starts[nextStart] ?? text.length
    const end = endOf(text, inside, limit, bracket)
    const stop = end ?? limit
    const entry = text.slice(match.index, stop).trim()
    begin.lastIndex = stop
    for (; counted < match.index; counted++) if (text[counted] === '\n') line++
    const name = kind.toLowerCase()
    if (name === 'comment' || name === 'preamble') continue
    const key = keyOf(text.slice(inside, stop))
    if (name === 'string' && end !== null) abbreviations.set(key.toLowerCase(), entry)
    else found.push({ line, key, text: entry, ...read(entry, end !== null, abbreviations) })
  }
  return found
}

/** Where the entry that begins at `from` ends; null when it is not closed before `limit`. */
function endOf(text: string, from: number, limit: number, bracket: string): number | null {
  let depth = bracket === '{' ? 1 : 0
  for (let at = from; at < limit; at++) {
    const sign = text[at]
    if (sign === '{') depth++
    else if (sign === '}') depth--
    if (bracket === '{' ? depth === 0 : sign === ')' && depth === 0) return at + 1
  }
  return null
}

const keyOf = (inside: string) => /^\s*([^\s,{}()=]+)/.exec(inside.slice(0, 300))?.[1] ?? ''

function read(entry: string, closed: boolean, abbreviations: Map<string, string>): Pick<Entry, 'item' | 'problem'> {
  if (!closed) return { problem: texts.unclosedEntry() }
  try {
    const [item] = readText('bibtex', usedIn(entry, abbreviations).join('\n') + entry)
    return item ? { item } : { problem: texts.unreadableEntry() }
  } catch (error) {
    return { problem: texts.unreadableBecause({ reason: reasonOf(error as Error) }) }
  }
}

/** The abbreviations that an entry uses, those that they use themselves before them. */
function usedIn(entry: string, abbreviations: Map<string, string>, seen = new Set<string>()): string[] {
  return [...entry.matchAll(bareWord)].flatMap(([, word = '']) => {
    const name = word.toLowerCase()
    const meaning = abbreviations.get(name)
    if (!meaning || seen.has(name)) return []
    seen.add(name)
    return [...usedIn(meaning, abbreviations, seen), meaning]
  })
}

/** The parser's first words: `expected "comma", got "label"`. Its lines are those of the entry alone, and so left out. */
const reasonOf = ({ message }: Error) =>
  message
    .split('\n')[0]!
    .replace(/ at line \d+.*$/, '')
    .replace(/:$/, '')
