/** All articles by what their heads say, in the language of the app. Their texts come later, all in one file, when somebody reads or searches (articleTexts.ts). */
import { intlLocale } from '#language'
import { categories, type ArticleHead } from './article.ts'

export interface Article extends ArticleHead {
  /** The file's name, by which links name it. */
  slug: string
}

const files = import.meta.glob<ArticleHead>('./articles/*.md', { query: '?head', import: 'default', eager: true })

export const slugOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '')

/** By category in the documented order, then by title. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, head]) => ({ slug: slugOf(file), ...head }))
  .sort(
    (a, b) =>
      categories.indexOf(a.category) - categories.indexOf(b.category) || a.title.localeCompare(b.title, intlLocale()),
  )

export const findArticle = (slug: string): Article | undefined => articles.find((article) => article.slug === slug)
