/** Which articles hold all words of a text, the best first: words in the title count most, then head, then text. */
import { distanceOf, mistyped } from '#api/features/search/distance.rules.ts'
import { plainWord, withoutArticle } from '#api/matching/wordForms.rules.ts'
import type { Category } from './article.ts'
import type { Article } from './articles.ts'
import { categoryInWords, typeInWords } from './articleWords.ts'

export interface Wanted {
  text: string
  category: Category | 'All'
}

export function searchArticles(
  articles: readonly Article[],
  { text, category }: Wanted,
  texts: Readonly<Record<string, string>>,
): readonly Article[] {
  const words = plainWord(text).split(/\s+/).filter(Boolean).map(withoutArticle)
  const inCategory = articles.filter((article) => category === 'All' || article.category === category)
  if (!words.length) return inCategory
  return inCategory
    .map((article) => ({ article, score: scoreOf(article, words, texts[article.slug] ?? '') }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

const misspelled = 1

/** Whether a word is another one, or its beginning, with letters mistyped. */
const resembles = (word: string) => (other: string) =>
  [other, other.slice(0, word.length + 1)].some((one) => distanceOf(word, one) <= mistyped(word))

function scoreOf({ title, summary, tags, category, type }: Article, words: readonly string[], text: string): number {
  const places = [
    [plainWord(title), 10],
    [plainWord([summary, categoryInWords[category], typeInWords[type], ...tags].join(' ')), 3],
    [plainWord(text), 1],
  ] as const
  const head = `${places[0][0]} ${places[1][0]}`.match(/[\p{L}\p{N}]+/gu) ?? []
  const scores = words.map(
    (word) => places.find(([place]) => place.includes(word))?.[1] ?? (head.some(resembles(word)) ? misspelled : 0),
  )
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0)
}
