/** Each build of the app carries the articles and guides of its language; those who edit get the other language's words, too. */
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from '#language'
import { articlesPlugin } from './articlesPlugin.ts'

afterEach(() => readLanguageFrom(() => 'en'))

const folder = path.resolve('web/features/help')

async function load(file: string) {
  const watched: string[] = []
  const context = { addWatchFile: (name: string) => watched.push(path.relative(folder, name)) }
  const code = await (articlesPlugin.load as (this: object, id: string) => Promise<string | null>).call(
    context,
    path.join(folder, file),
  )
  return { watched, read: code && (JSON.parse(code.replace(/^export default /, '')) as unknown) }
}

const arabic = /\p{Script=Arabic}/u

test('what readers get is in the language of the build, and what editors get more in the other', async () => {
  for (const isArabic of [false, true]) {
    readLanguageFrom(() => (isArabic ? 'ar' : 'en'))
    const [own, other] = isArabic
      ? ['articles/ar/welcome.md', 'articles/welcome.md']
      : ['articles/welcome.md', 'articles/ar/welcome.md']
    for (const part of ['about', 'head', 'text']) {
      const { read, watched } = await load(`articles/welcome.md?${part}`)
      expect(watched).toEqual([own])
      expect(arabic.test(JSON.stringify(read))).toBe(isArabic)
    }
    const translated = await load('articles/welcome.md?other')
    expect(translated.watched).toEqual([other])
    expect(Object.keys(translated.read as object)).toEqual(['title', 'summary', 'text'])
    expect(arabic.test((translated.read as { title: string }).title)).toBe(!isArabic)
    const guide = await load('guides/expert.md?whole')
    expect(arabic.test(guide.read as string)).toBe(isArabic)
  }
})

test('other files are left alone', async () => {
  expect(await load('articles/welcome.md?raw')).toEqual({ read: null, watched: [] })
})
