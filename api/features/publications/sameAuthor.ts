/** Whether a printed name of an author may be that of a person. It only suggests; the person says whether it is so. */
import { splitName } from './authorName.rules.ts'

interface Person {
  name: string
  firstName: string
  lastName: string
}

interface Words {
  given: string[]
  /** Without spaces, so that Al-Shehhi, Al Shehhi and Alshehhi are the same. */
  family: string
}

const titles = new Set(['dr', 'prof', 'professor', 'eng', 'mr', 'mrs', 'ms'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !titles.has(word))

/** The names of a person, in the form in which they are compared. */
export function namesOf({ name, firstName, lastName }: Person): Words {
  if (firstName && lastName) return { given: wordsOf(firstName), family: wordsOf(lastName).join('') }
  const { given = '', family = '' } = splitName(wordsOf(name).join(' '))
  return { given: wordsOf(given), family: wordsOf(family).join('') }
}

/** Whether the author may be the person: the same family name, and given names of which none contradicts. */
export function mayBe(author: string, { given, family }: Words): boolean {
  if (!family || !given.length) return false
  const { literal } = splitName(author)
  if (literal !== undefined) return false
  return readings(author).some((one) => one.family === family && agree(one.given, given))
}

/** How a line may be read: the family name in front of a comma, else at the end, or before initials as in “Haddad NK”. */
function readings(author: string): Words[] {
  const comma = author.indexOf(',')
  if (comma > 0) return [{ family: wordsOf(author.slice(0, comma)).join(''), given: wordsOf(author.slice(comma + 1)) }]
  const words = wordsOf(author)
  const found: Words[] = []
  for (let at = 1; at < words.length; at++) found.push({ given: words.slice(0, at), family: words.slice(at).join('') })
  const last = words.at(-1) ?? ''
  const initials = author.trim().split(/\s+/).at(-1) ?? ''
  if (words.length > 1 && last.length <= 3 && /^\p{Lu}{1,3}$/u.test(initials.replaceAll('.', '')))
    found.push({ given: last.split(''), family: words.slice(0, -1).join('') })
  return found
}

/** The first names agree, as initials where one is one; so do the others, as far as both have them. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.every((word, nth) => other[nth] === undefined || sameWord(word, other[nth]))
}

const sameWord = (one: string, other: string) =>
  one.length === 1 || other.length === 1 ? one[0] === other[0] : one === other
