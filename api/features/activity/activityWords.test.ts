/** What was done, and what it was done with, has words in each language. */
import { expect, test } from 'vitest'
import { inLanguage } from '../../language.ts'
import { modelInWords } from '../../modelWords.ts'
import { relations } from '../../relations.ts'
import { schema } from '../../schema.ts'
import { deedInWords } from './activityWords.ts'

/** Words that no Arabic sentence has in Latin letters; names such as CalDAV have capitals. */
const english = /(^| )[a-z]{3,}/

test.each(Object.keys(schema.getMutationType()!.getFields()))('the action %s', (action) => {
  const words = inLanguage('ar', () => deedInWords(action))
  expect(words).toMatch(/\p{Script=Arabic}/u)
  expect(words).not.toMatch(english)
})

test.each(Object.keys(relations))('the record %s', (entity) => {
  expect(inLanguage('ar', () => modelInWords(entity))).toMatch(/\p{Script=Arabic}/u)
})
