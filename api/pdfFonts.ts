/** Which font has which letters: the standard ones of PDF for Western European text, packaged ones for the rest. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Text in one font: a standard one by its name, or a file. */
export interface Piece {
  text: string
  font: string
}

/** Each is kept in files by ranges of letters, of which a PDF gets the letters that it uses; here is the list of the ranges. */
const families = {
  // Latin, Greek, Cyrillic and Devanagari.
  'noto-sans': () => import.meta.resolve('@fontsource/noto-sans/unicode.json'),
  // Arabic.
  amiri: () => import.meta.resolve('@fontsource/amiri/unicode.json'),
  // Chinese.
  'noto-sans-sc': () => import.meta.resolve('@fontsource/noto-sans-sc/unicode.json'),
}

interface Range {
  from: number
  to: number
  /** The path of the file, without its weight. */
  file: string
}

let ranges: readonly Range[] | undefined

/** `U+0600-06FF` and `U+204F` of each file. */
function readRanges(): Range[] {
  return Object.entries(families).flatMap(([family, listOf]) => {
    const list = fileURLToPath(listOf())
    const subsets = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
    return Object.entries(subsets).flatMap(([subset, written]) => {
      const file = list.replace(/unicode\.json$/, `files/${family}-${subset.replaceAll(/[[\]]/g, '')}`)
      return written.split(',').map((range) => {
        const [from, to = from] = range.slice(2).split('-')
        return { from: parseInt(from!, 16), to: parseInt(to!, 16), file }
      })
    })
  })
}

/** What Windows-1252, which the standard fonts have, knows beyond Latin-1. */
const beyond = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isStandard = (letter: string) => {
  const code = letter.codePointAt(0)!
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || beyond.has(letter)
}

/** The file of a letter that was looked up before; there are thousands of ranges. */
const files = new Map<number, string | undefined>()

function fileOf(letter: string, bold: boolean): string | undefined {
  ranges ??= readRanges()
  const code = letter.codePointAt(0)!
  if (!files.has(code)) files.set(code, ranges.find(({ from, to }) => from <= code && code <= to)?.file)
  const file = files.get(code)
  return file && `${file}-${bold ? 700 : 400}-normal.woff`
}

/** The pieces of a word; null when no font has one of its letters. A word is in the standard font as a whole or not at all. */
function piecesOfWord(word: string, bold: boolean): Piece[] | null {
  const letters = Array.from(word)
  if (letters.every(isStandard)) return [{ text: word, font: standard(bold) }]
  const pieces = letters.map((text) => ({ text, font: fileOf(text, bold) }))
  return pieces.every((piece): piece is Piece => piece.font !== undefined) ? pieces : null
}

const standard = (bold: boolean) => (bold ? 'Helvetica-Bold' : 'Helvetica')

/** A line in its fonts. A word that none of them can write is left out as `…`; then `lost` says so. */
export function piecesOf(line: string, bold = false): { pieces: Piece[]; lost: boolean } {
  const plain = line.normalize('NFC').replaceAll(/\p{Cf}/gu, '')
  const words = plain
    .trim()
    .split(/\s+/)
    .map((word) => piecesOfWord(word, bold))
  const lost = words.includes(null)
  const pieces: Piece[] = []
  const add = ({ text, font }: Piece) => {
    const last = pieces.at(-1)
    if (last?.font === font) last.text += text
    else pieces.push({ text, font })
  }
  for (const [nth, found] of words.entries()) {
    const word = found ?? [{ text: '…', font: standard(bold) }]
    // A space belongs to what is on both of its sides, so that words that run to the left stay in one piece.
    const around = pieces.at(-1)?.font === word[0]!.font ? word[0]!.font : standard(bold)
    if (nth > 0) add({ text: ' ', font: around })
    for (const piece of word) add(piece)
  }
  return { pieces, lost }
}
