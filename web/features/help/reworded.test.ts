/** Readers get the words that the university has published in the language of the app, and the product's own for the rest. */
import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from '#language'
import type { Article } from './articles.ts'
import { rewordedArticles, rewordedTexts } from './reworded.ts'

afterEach(() => readLanguageFrom(() => 'en'))

const article = (slug: string) => ({ slug, title: slug, summary: 'Own' }) as Article
const words = [
  { slug: 'one', language: 'ENGLISH', title: 'Hello', summary: 'Here', text: 'Begin' },
  { slug: 'two', language: 'ARABIC', title: 'مرحبا', summary: 'هنا', text: 'ابدأ' },
]
const read = () => ({
  titles: rewordedArticles([article('one'), article('two')], words).map(({ title }) => title),
  texts: rewordedTexts({ one: 'Own 1', two: 'Own 2' }, words),
})

test('published words replace those of the same language alone', () => {
  expect(read()).toEqual({ titles: ['Hello', 'two'], texts: { one: 'Begin', two: 'Own 2' } })
  readLanguageFrom(() => 'ar')
  expect(read()).toEqual({ titles: ['one', 'مرحبا'], texts: { one: 'Own 1', two: 'ابدأ' } })
})
