/**
 * An author in one line, as people write it: `Noura Haddad`, `Haddad, Noura` where the family name has several words, and
 * `{Water Research Group}` for an organization, as in BibTeX.
 */

export interface AuthorName {
  given?: string
  family?: string
  /** The name of an organization. */
  literal?: string
}

/** Words that belong to the family name that follows them. */
const particles = new Set(
  'al el bin bint ibn abu van von der den de del della da di du la le dos das ten ter'.split(' '),
)

/** The parts of a name in one line. */
export function splitName(line: string): AuthorName {
  const name = line.trim().replaceAll(/\s+/g, ' ')
  if (/^\{.*\}$/.test(name)) return { literal: name.slice(1, -1).trim() }
  const comma = name.indexOf(',')
  if (comma > 0) {
    const [family, given] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()]
    return given ? { family, given } : { family }
  }
  const words = name.split(' ')
  let from = words.length - 1
  while (from > 1 && particles.has(words[from - 1]!.toLowerCase())) from--
  return from > 0 ? { given: words.slice(0, from).join(' '), family: words.slice(from).join(' ') } : { family: name }
}

/** The line of a name: the plain one where it is read as the same parts again. */
export function joinName({ given = '', family = '', literal = '' }: AuthorName): string {
  const [first, last] = withParticles(plain(given), plain(family))
  if (!first && !last) return literal && `{${plain(literal)}}`
  if (!first || !last) return (first || last).includes(' ') ? `{${first || last}}` : first || last
  const line = `${first} ${last}`
  const again = splitName(line)
  return again.given === first && again.family === last ? line : `${last}, ${first}`
}

/** Sources that know a name as `Layla Al` and `Shehhi` leave a word of the family name with the given one. */
function withParticles(given: string, family: string): [string, string] {
  const words = given.split(' ')
  const from = words.findLastIndex((word) => !particles.has(word.toLowerCase())) + 1
  return family && from > 0
    ? [words.slice(0, from).join(' '), [...words.slice(from), family].join(' ')]
    : [given, family]
}

const plain = (words: string) => words.replaceAll(/[{},]/g, ' ').replaceAll(/\s+/g, ' ').trim()

/** The name as it is shown: given name first, without braces. */
export function shownName(line: string): string {
  const { given, family, literal } = splitName(line)
  return literal ?? [given, family].filter(Boolean).join(' ')
}
