/** All articles by what their heads say, in the language of the app. Their texts come later, all in one file, when somebody reads or searches (articleTexts.ts). */
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { ArticleHead } from './article.ts'
import { inOrder } from './ownArticles.ts'

export interface Article extends ArticleHead {
  /** The file's name, or that of an article of the university's own, by which links name it. */
  slug: string
  /** Its language, where the university wrote it in another one than the reader's. */
  foreign?: WordsLanguage
}

const files = import.meta.glob<ArticleHead>('./articles/*.md', { query: '?head', import: 'default', eager: true })

export const slugOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '')

/** The product's, in their order. */
export const articles: readonly Article[] = inOrder(
  Object.entries(files).map(([file, head]) => ({ slug: slugOf(file), ...head })),
)

export const findArticle = (slug: string): Article | undefined => articles.find((article) => article.slug === slug)
