/** Promised answers in words. */
import { afterEach, expect, test, vi } from 'vitest'
import { answerBy, isOver } from './dueWords.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an answer is due until its day is over, and overdue from then on', () => {
  expect(answerBy('2020-01-31')).toBe('Answer overdue since Jan 31, 2020')
  expect(answerBy('2999-01-31')).toBe('Answer by Jan 31, 2999')
  expect(answerBy('2999-01-31', true)).toBe('answer by Jan 31, 2999')
})

test('a day is over at midnight at the university, wherever it is read', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T19:59:00Z') })
  expect(isOver('2026-11-25')).toBe(false)
  vi.setSystemTime(new Date('2026-11-25T20:00:00Z'))
  expect(isOver('2026-11-25')).toBe(true)
  expect(isOver('2026-11-26')).toBe(false)
})
