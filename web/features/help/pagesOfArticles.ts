/**
 * Which pages each article explains. Every page asks it, so it comes without the rest of the heads and shares no code with them
 * (articles.ts).
 */
import type { ArticleHead } from './article.ts'

interface About extends Pick<ArticleHead, 'title' | 'pages' | 'roles'> {
  slug: string
  /** The place of its category among all. */
  place: number
}

const files = import.meta.glob<About>('./articles/*.md', { query: '?about', import: 'default', eager: true })

/** By category in the documented order. */
export const pagesOfArticles: readonly About[] = Object.values(files).sort((a, b) => a.place - b.place)
