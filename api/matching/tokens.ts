/** The words of a text, in the form in which they are compared, each with its place. */
import { stemmer } from 'stemmer'

export interface Token {
  /** Lower case, without accents, English words by their stem, Arabic words by one spelling. */
  term: string
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
    .map(plain),
)

const arabic = /^\p{Script=Arabic}/u

/** In the order of the text, without stop words and single letters. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = plain(match[0])
    if (word.length < 2 || stopWords.has(word)) continue
    const term = arabic.test(word) ? arabicStem(word) : stemmer(word)
    tokens.push({ term, start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

/** Without accents and diacritics; alef, ya, ta marbuta and hamza in one spelling each. */
function plain(word: string): string {
  // Most words are plain English.
  if (/^[A-Za-z0-9]+$/.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0621/g, '')
}

/** Without the article and the letters that are written together with it, while three letters remain. */
const arabicStem = (word: string) => word.replace(/^(?:و?(?:ال|بال|كال|فال)|ولل|لل)(?=.{3})/u, '')
