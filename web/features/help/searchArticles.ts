/** Which articles hold all words of a text, the best first: words in the title count most, then head, then text. */
import type { Article } from './articles.ts'
import type { Category } from './article.ts'

export interface Wanted {
  text: string
  category: Category | 'All'
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

export function searchArticles(
  articles: readonly Article[],
  { text, category }: Wanted,
  texts: Readonly<Record<string, string>>,
): readonly Article[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const inCategory = articles.filter((article) => category === 'All' || article.category === category)
  if (!words.length) return inCategory
  return inCategory
    .map((article) => ({ article, score: scoreOf(article, words, texts[article.slug] ?? '') }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

function scoreOf({ title, summary, tags, category, type }: Article, words: readonly string[], text: string): number {
  const places = [
    [plain(title), 10],
    [plain([summary, category, type, ...tags].join(' ')), 3],
    [plain(text), 1],
  ] as const
  const scores = words.map((word) => places.find(([place]) => place.includes(word))?.[1] ?? 0)
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0)
}
