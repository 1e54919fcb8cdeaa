/** The criteria of levels. */
import { expect, test } from 'vitest'
import { inLanguage } from '../../language.ts'
import { criteriaBetween } from './criteria.rules.ts'

test('criteria are said in the language of who reads them', () => {
  const [first] = criteriaBetween(0, 1)
  const words = () => [first!.title, first!.example].join(' ')
  expect(words()).toMatch(/^[^\p{Script=Arabic}]+$/u)
  inLanguage('ar', () => expect(words()).toMatch(/^\p{Script=Arabic}/u))
})
