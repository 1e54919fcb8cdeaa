/** Every list that can be exported has words in each language. */
import { expect, test } from 'vitest'
import { inLanguage } from '../../language.ts'
import { exportable } from '../../listField.ts'
import '../../schema.ts'
import { listInWords } from './listInWords.rules.ts'

test.each([...exportable.keys()])('the list %s', (list) => {
  expect(listInWords(list)).toMatch(/^\p{Lu}/u)
  expect(inLanguage('ar', () => listInWords(list))).toMatch(/\p{Script=Arabic}/u)
})
