/** Lines of text that runs in both directions, in the order of the Unicode Bidirectional Algorithm, which pdfkit does not know. */
import bidiFactory from 'bidi-js'
import { piecesOf, type Piece } from './pdfFonts.ts'

export interface Line {
  text: string
  /** In the order in which they are read, each as it is drawn from the left. */
  runs: readonly Piece[]
  /** Their places in `runs`, from the left of the line to its right. */
  fromLeft: readonly number[]
}

export interface Paragraph {
  lines: readonly Line[]
  /** Whether it is read from the right: a paragraph without Arabic letters is read from the left, whatever stands around it. */
  isLeftward: boolean
  /** Whether words were left out that no font can write. */
  lost: boolean
}

const bidi = bidiFactory()
/** An item of a list begins where the others do, whatever it is written in. */
const bullet = /^•/
const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A part of a line in one font and one direction. */
interface Run extends Piece {
  level: number
  /** Fonts turn the letters of Arabic themselves, and not the signs between them: each of these is a run. */
  alone: boolean
}

/** Breaks a paragraph into lines no wider than `width`; `widthOf` measures text of one font. */
export function layOut(
  text: string,
  { bold, width, fromRight }: { bold: boolean; width: number; fromRight: boolean },
  widthOf: (piece: Piece) => number,
): Paragraph {
  const { pieces, lost } = piecesOf(text, bold)
  const whole = pieces.map((piece) => piece.text).join('')
  const isLeftward = fromRight && (leftward.test(whole) || bullet.test(whole))
  const fonts = pieces.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece.font))
  const levels = levelsOf(text, whole, isLeftward ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(whole, levels)

  /** The runs of a part of the text. */
  function runsIn(from: number, until: number): Run[] {
    const runs: Run[] = []
    for (let at = from; at < until; at++) {
      const [font, level] = [fonts[at]!, levels[at]!]
      const sign = mirrored.get(at) ?? whole[at]!
      const last = runs.at(-1)
      const alone = level % 2 === 1 && !leftward.test(whole[at]!) && whole[at] !== ' '
      if (last?.font === font && last.level === level && !alone && !last.alone) last.text += sign
      else runs.push({ text: sign, font, level, alone })
    }
    return runs
  }

  const lines: Line[] = []
  const add = (from: number, until: number) => {
    const runs = runsIn(from, until)
    lines.push({ text: whole.slice(from, until), runs, fromLeft: fromLeftOf(runs) })
  }
  let [begin, end, wide] = [0, 0, 0]
  for (const { 0: word, index } of whole.matchAll(/\S+/g)) {
    const [from, until] = [index, index + word.length]
    const measured = (start: number) => runsIn(start, until).reduce((sum, run) => sum + widthOf(run), 0)
    const more = measured(end)
    if (end > begin && wide + more > width) {
      add(begin, end)
      ;[begin, wide] = [from, measured(from)]
    } else wide += more
    end = until
  }
  add(begin, end)
  return { lines, isLeftward, lost }
}

/** Marks around what keeps its own direction; no font draws them. */
const isolates = /[\u2066-\u2069]/
const otherMarks = /(?![\u2066-\u2069])\p{Cf}/gu

/** The levels of a text as it is drawn, by what its marks say. */
function levelsOf(text: string, drawn: string, direction: 'rtl' | 'ltr'): Uint8Array {
  const marked = text.normalize('NFC').replaceAll(otherMarks, '').trim().replaceAll(/\s+/g, ' ')
  const { levels } = bidi.getEmbeddingLevels(marked, direction)
  const kept = levels.filter((_, at) => !isolates.test(marked[at]!))
  // Where words were left out the places are others.
  return kept.length === drawn.length ? kept : bidi.getEmbeddingLevels(drawn, direction).levels
}

/** Rule L2: from the highest level down, whatever is at it or above is turned. */
function fromLeftOf(runs: readonly Run[]): number[] {
  const order = runs.map((_, nth) => nth)
  const levelAt = (place: number) => runs[order[place]!]!.level
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let until = from
      while (until < order.length && levelAt(until) >= level) until++
      if (until > from) order.splice(from, until - from, ...order.slice(from, until).reverse())
      from = until
    }
  return order
}
