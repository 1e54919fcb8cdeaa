/** One entry of a source, before it is known whether it can be used. */
import type { CslItem } from '../citations/csl.ts'

export interface Entry {
  /** The line where it begins; of what has no lines, its number. */
  line: number
  /** What the source calls it: the key of BibTeX, a DOI, an id. It may be empty. */
  key: string
  /** As it stands in the source, so that a broken one is not lost. */
  text: string
  item?: CslItem
  /** Why it could not be read. */
  problem?: string
}

/** The line of a place in a text. */
export const lineAt = (text: string, at: number): number => {
  let line = 1
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line++
  return line
}
