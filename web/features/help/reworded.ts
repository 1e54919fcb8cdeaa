/** Articles with the words that the university has published in place of the product's own, in the language of the app. */
import { wantedName } from '#api/languages.rules.ts'
import type { Article } from './articles.ts'

export interface Reworded {
  readonly slug: string
  readonly language: string
  readonly title: string
  readonly summary: string
  readonly text: string
}

const inThisLanguage = (words: readonly Reworded[]) => words.filter(({ language }) => language === wantedName())

/** As the list shows them. */
export function rewordedArticles(articles: readonly Article[], words: readonly Reworded[]): Article[] {
  const bySlug = new Map(inThisLanguage(words).map((one) => [one.slug, one]))
  return articles.map((article) => {
    const { title, summary } = bySlug.get(article.slug) ?? article
    return { ...article, title, summary }
  })
}

/** The text of each article. */
export const rewordedTexts = (
  texts: Readonly<Record<string, string>>,
  words: readonly Reworded[],
): Readonly<Record<string, string>> => ({
  ...texts,
  ...Object.fromEntries(inThisLanguage(words).map(({ slug, text }) => [slug, text])),
})
