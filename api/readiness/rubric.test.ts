/** The rubric's words: the original as it was published, and a translation that leaves nothing out. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inLanguage } from '../language.ts'
import published from './doeArl2025.json' with { type: 'json' }
import { proposals } from './evidence.ts'
import { areas, dimensionOf, dimensions, titleOf, wordsOf } from './rubric.ts'
import { sentencesOf } from './sentences.ts'

test('the original is the published one, letter for letter', () => {
  const { areas: kept, dimensions: texts, lookup } = published
  expect(
    createHash('sha256')
      .update(JSON.stringify([kept, texts, lookup.table]))
      .digest('hex'),
  ).toBe('1932aae324905da046d61a18dba7b6bfcdf4dc3c0f95e402e468080dd4295f05')
})

test.each([...areas, ...dimensions].map((one) => [one.words.en.title, one.words] as const))(
  '%s has each of its texts in Arabic, with the same figures',
  (_, { en, ar }) => {
    expect(Object.keys(ar)).toEqual(Object.keys(en))
    for (const [name, original] of Object.entries(en)) {
      const translation = ar[name as keyof typeof ar]
      expect(translation, name).toMatch(/^[\p{Script=Arabic}\p{P}\p{Zs}\p{M}\dEPC/]+$/u)
      expect(translation.match(/\d+/g), name).toEqual(original.match(/\d+/g))
      // A text that was forgotten halfway is much shorter.
      expect(translation.length / original.length, name).toBeGreaterThan(0.5)
    }
  },
)

test('no two texts of a dimension are the same', () => {
  const texts = dimensions.flatMap(({ words }) => Object.values(words.ar))
  expect(new Set(texts).size).toBe(texts.length)
})

test('words are chosen when they are read', () => {
  const cost = dimensionOf('A1')
  expect(wordsOf(cost).title).toBe('Delivered Cost')
  expect(inLanguage('ar', () => wordsOf(cost).title)).toBe('التكلفة عند التسليم')
  expect(wordsOf(cost).title).toBe('Delivered Cost')
  expect(inLanguage('ar', () => titleOf('Delivered Cost'))).toBe('التكلفة عند التسليم')
  expect(inLanguage('ar', () => titleOf('Something else'))).toBe('Something else')
})

test('the same sentences are evidence, in whichever language they are asked for', () => {
  const text =
    'The market is large. Each new site needs a permit and zoning of the land. Incumbent products are cheaper to run.'
  const found = (locale: 'en' | 'ar') =>
    inLanguage(locale, () => [...proposals(sentencesOf('Description', text))].filter(([, some]) => some.length > 0))
  expect(found('ar').length).toBeGreaterThan(0)
  expect(found('ar')).toEqual(found('en'))
})
