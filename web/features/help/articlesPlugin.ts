/** Splits articles when the app is built: `x.md?head` is what the list needs, `x.md?text` what a reader of that article needs. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readArticle } from './article.ts'

export const articlesPlugin: Plugin = {
  name: 'articles',
  enforce: 'pre',
  async load(id) {
    const [, file, part] = /^(.+\.md)\?(head|text)$/.exec(id) ?? []
    if (!file) return null
    this.addWatchFile(file)
    const article = readArticle(await readFile(file, 'utf8'), path.basename(file))
    return `export default ${JSON.stringify(part === 'head' ? article.head : article.text)}`
  },
}
