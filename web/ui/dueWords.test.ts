/** Promised answers in words. */
import { expect, test } from 'vitest'
import { answerBy } from './dueWords.ts'

test('an answer is due until its day is over, and overdue from then on', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(answerBy('2020-01-31')).toBe('Answer overdue since Jan 31, 2020')
  expect(answerBy('2999-01-31')).toBe('Answer by Jan 31, 2999')
  expect(answerBy('2999-01-31', true)).toBe('answer by Jan 31, 2999')
  expect(answerBy(today)).toMatch(/^Answer by /)
})
