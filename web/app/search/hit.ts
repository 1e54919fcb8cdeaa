/** What the search finds, in the form in which it is shown. */

/** The words of a title that were found: UTF-16 offsets, as `slice` takes them. */
export interface Place {
  start: number
  end: number
}

export interface Hit {
  /** What it is: a page, a project. */
  word: string
  title: string
  description: string
  tags: readonly string[]
  /** An address, or with `?` first what opens over the page that one is on. */
  to: string
  /** How well it fits the text, for records as SearchHit.score says; 0 for what was not searched for. */
  score: number
  places: readonly Place[]
}
