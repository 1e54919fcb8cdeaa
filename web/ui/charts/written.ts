/** Words of charts, whose pictures are set from the left: what is Arabic must say by itself that it goes from the right. */
import { isFromRight } from '#language'

/** A text of a picture in the direction of the page (Unicode, UAX #9). */
export const written = (text: string): string => (isFromRight() ? `\u2067${text}\u2069` : text)

/** About how wide texts are in the letters of charts, in pixels; the widest of them counts. */
export const widthOf = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * 7.2)

/** Words in lines of about `most` letters; a longer word has a line of its own. */
export function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The first `count` lines of words, the last of which ends with “…” where more would follow. */
export function firstLines(text: string, most: number, count: number): string[] {
  const lines = inLines(text, most)
  const first = lines.slice(0, count)
  const last = first.at(-1)!
  const cut = lines.length > count || last.length > most
  return cut ? [...first.slice(0, -1), `${last.slice(0, most - 1).trimEnd()}…`] : first
}
