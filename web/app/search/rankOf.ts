/** How well a text matches what is called by some names: whole words are matched from their beginning, so 'AI' is not in 'waits'. */

export const noMatch = 4

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each word of the query begins a word of the text. */
function begins(query: readonly string[], text: string): boolean {
  const words = wordsOf(text)
  return query.every((part) => words.some((word) => word.startsWith(part)))
}

/**
 * Returns 0 when a name begins with the text, 1 when its words begin words of a name, 2 when they begin words of what is said
 * besides, 3 when they do so together, and `noMatch`.
 */
export function rankOf(text: string, names: readonly string[], besides: readonly string[]): number {
  const query = wordsOf(text)
  if (!query.length) return noMatch
  const start = query.join(' ')
  if (names.some((name) => wordsOf(name).join(' ').startsWith(start))) return 0
  if (names.some((name) => begins(query, name))) return 1
  if (besides.some((one) => begins(query, one))) return 2
  return begins(query, [...names, ...besides].join(' ')) ? 3 : noMatch
}
