/** The Markdown of every article by slug; loaded as one file of its own. */
import { slugOf } from './articles.ts'

const files = import.meta.glob<string>('./articles/*.md', { query: '?text', import: 'default', eager: true })

export const articleTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [slugOf(file), text]),
)
