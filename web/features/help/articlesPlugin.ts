/**
 * Splits articles when the app is built: `x.md?head` is what the list needs, `x.md?text` what a reader of that article needs,
 * both in the language of the build, and `x.md?other` the words in the other language, for those who edit both. `x.md?whole`
 * is any other text (a guide, the terms of use) in the language of the build. English is in the folder that is named, each other language in one inside it.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { language, languages, type Locale } from '#language'
import { readArticle, type ArticleHead } from './article.ts'

const fileIn = (file: string, locale: Locale) =>
  locale === 'en' ? file : path.join(path.dirname(file), locale, path.basename(file))

type Take = (article: { head: ArticleHead; text: string }) => unknown

const parts: Record<string, Take> = {
  head: ({ head }) => head,
  text: ({ text }) => text,
  other: ({ head: { title, summary }, text }) => ({ title, summary, text }),
}

export const articlesPlugin: Plugin = {
  name: 'articles',
  enforce: 'pre',
  async load(id) {
    const [, english, part] = /^(.+\.md)\?(head|text|other|whole)$/.exec(id) ?? []
    if (!english || !part) return null
    const own = language()
    const wanted = part === 'other' ? languages.find((each) => each !== own)! : own
    const file = fileIn(english, wanted)
    this.addWatchFile(file)
    const source = await readFile(file, 'utf8')
    const take = parts[part]
    const read = take ? take(readArticle(source, path.relative(path.dirname(english), file))) : source
    return `export default ${JSON.stringify(read)}`
  },
}
