/** Words in a line, in each language. */
import { expect, test } from 'vitest'
import { language } from '#language'
import { inLanguage } from './language.ts'
import { dotted, listed, listedClauses, listedInSentence } from '#listed'
import { said } from './said.rules.ts'

test('words are joined as the language does, and missing ones are left out', () => {
  expect(listed(['Ann', null, '', false, undefined, 0, 'Physics'])).toBe('Ann, 0, Physics')
  expect(listedInSentence(['PDF', 'PNG', 'ZIP'])).toBe('PDF, PNG, and ZIP')
  expect(listedClauses(['Ada, Physics', null, 'Noor'])).toBe('Ada, Physics; Noor')
  expect(dotted(['PDF', 0, '', null, '2 KB', 2026])).toBe('PDF · 2 KB · 2026')
  inLanguage('ar', () => {
    expect(dotted(['PDF', '31 مارس 2026'])).toBe('\u2068PDF\u2069 · 31 مارس 2026')
    expect(listedClauses(['سارة، الفيزياء', 'نورة'])).toBe('سارة، الفيزياء؛ نورة')
    expect(listed(['سارة', null, 'الفيزياء'])).toBe('سارة، الفيزياء')
    expect(listed(['سارة', 'Physics']), 'Latin words keep their own order').toBe('سارة، \u2068Physics\u2069')
    expect(dotted(['TRL 7 – عرض النظام', 'ألف'])).toBe('\u2067TRL 7 – عرض النظام\u2069 · ألف')
    expect(listedInSentence(['الماء', 'الطاقة', 'الهواء'])).toBe('الماء والطاقة والهواء')
  })
})

test('a map of words is read in the language of who reads it', () => {
  const words = said({ one: () => language(), two: () => 'two' })
  expect(Object.entries(words)).toEqual([
    ['one', 'en'],
    ['two', 'two'],
  ])
  expect(inLanguage('ar', () => words.one)).toBe('ar')
})
