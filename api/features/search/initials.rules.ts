/** What a title may be abbreviated to. */

/** Words that abbreviations pass over: the same ones as those of `search_initials` in the database, which finds by them. */
const passedOver = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** The first letters of the words of a title, and those without the words that are passed over; `words` as words are compared. */
export function initialsOf(words: readonly string[]): readonly string[] {
  const known = words.filter(Boolean)
  return [known, known.filter((word) => !passedOver.has(word))].map((some) =>
    some.map((word) => String.fromCodePoint(word.codePointAt(0)!)).join(''),
  )
}
