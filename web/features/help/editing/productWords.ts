/** The product's own words of an article in both languages; those of the app's own language are in the library as well. */
import { wantedName } from '#api/languages.rules.ts'
import { articleTexts } from '../articleTexts.ts'
import { slugOf, type Article } from '../articles.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { Words } from './useVersions.ts'

const files = import.meta.glob<Words>('../articles/*.md', { query: '?other', import: 'default', eager: true })

const others: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [slugOf(file), words]),
)

export function productWords({ slug, title, summary }: Article): Readonly<Record<WordsLanguage, Words>> {
  const own = { title, summary, text: articleTexts[slug]! }
  const other = others[slug]!
  return wantedName() === 'ENGLISH' ? { ENGLISH: own, ARABIC: other } : { ENGLISH: other, ARABIC: own }
}
