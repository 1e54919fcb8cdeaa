/** Articles with the words that the university has published in place of the product's own, in the language of the app. */
import { wantedName } from '#api/languages.rules.ts'

interface RewordedHead {
  readonly slug: string
  readonly language: string
  readonly title: string
  readonly summary: string
}
export interface Reworded extends RewordedHead {
  readonly text: string
}

const inThisLanguage = <Words extends RewordedHead>(words: readonly Words[]) =>
  words.filter(({ language }) => language === wantedName())

/** As lists and links show them. */
export function rewordedArticles<Article extends { slug: string; title: string }>(
  articles: readonly Article[],
  words: readonly RewordedHead[],
): readonly Article[] {
  const bySlug = new Map(inThisLanguage(words).map(({ slug, title, summary }) => [slug, { title, summary }]))
  return articles.map((article) => ({ ...article, ...bySlug.get(article.slug) }))
}

/** The text of each article. */
export const rewordedTexts = (
  texts: Readonly<Record<string, string>>,
  words: readonly Reworded[],
): Readonly<Record<string, string>> => ({
  ...texts,
  ...Object.fromEntries(inThisLanguage(words).map(({ slug, text }) => [slug, text])),
})
