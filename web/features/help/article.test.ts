import { expect, test } from 'vitest'
import { readArticle } from './article.ts'

const head = 'title: A\ncategory: Basics\ntype: guide\nsummary: S\ntags: one, two'

test('a head is read into fields and lists', () => {
  const { head: read, text } = readArticle(`---\n${head}\npages: /a, /b\n---\n\nWords.\n`, 'a.md')
  expect(read).toMatchObject({ title: 'A', tags: ['one', 'two'], pages: ['/a', '/b'], roles: [] })
  expect(text).toBe('Words.')
})

test.each([
  ['no head', 'Words.', 'a.md: it must begin with a head'],
  ['an unknown category', `---\n${head.replace('Basics', 'Other')}\n---\nWords.`, 'a.md: category is none of'],
  ['an unknown field', `---\n${head}\nauthor: me\n---\nWords.`, 'a.md: author is none of'],
  ['a missing field', '---\ntitle: A\n---\nWords.', 'a.md: category is missing'],
  ['no text', `---\n${head}\n---\n`, 'a.md: it has no text'],
])('%s stops the build with a sentence', (_, source, sentence) => {
  expect(() => readArticle(source, 'a.md')).toThrow(sentence)
})
