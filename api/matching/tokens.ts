/** The words of a text, in the form in which they are compared, each with its place. */
import { stemmer } from 'stemmer'
import { plainWord, withoutArticle } from './wordForms.rules.ts'

export interface Token {
  /** Lower case, without accents, English words by their stem, Arabic words by one spelling. */
  term: string
  /** The same, but English words whole. */
  word: string
  start: number
  end: number
}

/** Words that say nothing about the subject, in English and in Arabic. */
const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can could did do does
  doing down during each few for from further had has have having he her here hers him his how however i if in into is it its itself may me
  might more most must my no nor not now of off on once only or other our out over own same shall she should so some such than that the
  their them then there therefore these they this those through thus to too under until up us use used using very via was we were what when
  where which while who whom why will with within without would you your
  في من على الى عن مع هذا هذه ذلك تلك التي الذي هو هي ان او ثم كما كان كانت قد لا ما لم لن بين حتى عند كل بعد قبل غير و`
    .split(/\s+/)
    .map(plainWord),
)

/** Whether a word in the form in which words are compared says nothing about the subject. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

const arabic = /^\p{Script=Arabic}/u

/** In the order of the text, without stop words and single letters. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = plainWord(match[0])
    if (word.length < 2 || stopWords.has(word)) continue
    tokens.push({
      term: stemOf(word),
      word: arabic.test(word) ? withoutArticle(word) : word,
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return tokens
}

/** Stems that were worked out before, up to a limit: most texts share their words. */
const stems = new Map<string, string>()
const mostStems = 20_000

/** The stem of a word that is written in the form in which words are compared. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size === mostStems) stems.clear()
  const stem = arabic.test(word) ? withoutArticle(word) : stemmer(word)
  stems.set(word, stem)
  return stem
}
