/**
 * Splits articles when the app is built: `x.md?about` is what every page needs, as it may name the article, `x.md?head` what the
 * list of articles needs, `x.md?text` what a reader of that article needs, all in the language of the build, and `x.md?other` the
 * words in the other language, for those who edit both. `x.md?whole` is any other text (a guide, the terms of use) in the language
 * of the build. English is in the folder that is named, each other language in one inside it.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { language, languages, type Locale } from '#language'
import { categories, readArticle, type ArticleHead } from './article.ts'

const fileIn = (file: string, locale: Locale) =>
  locale === 'en' ? file : path.join(path.dirname(file), locale, path.basename(file))

type Take = (article: { head: ArticleHead; text: string }, slug: string) => unknown

const parts: Record<string, Take> = {
  about: ({ head: { title, category, pages, roles } }, slug) => ({
    slug,
    title,
    place: categories.indexOf(category),
    pages,
    roles,
  }),
  head: ({ head }) => head,
  text: ({ text }) => text,
  other: ({ head: { title, summary }, text }) => ({ title, summary, text }),
}

export const articlesPlugin: Plugin = {
  name: 'articles',
  enforce: 'pre',
  async load(id) {
    const [, english, part] = /^(.+\.md)\?(about|head|text|other|whole)$/.exec(id) ?? []
    if (!english || !part) return null
    const own = language()
    const wanted = part === 'other' ? languages.find((each) => each !== own)! : own
    const file = fileIn(english, wanted)
    this.addWatchFile(file)
    const source = await readFile(file, 'utf8')
    const take = parts[part]
    const article = () => readArticle(source, path.relative(path.dirname(english), file))
    const read = take ? take(article(), path.basename(file, '.md')) : source
    return `export default ${JSON.stringify(read)}`
  },
}
