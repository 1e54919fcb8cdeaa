/** On which pages an announcement stands. */
import { expect, test } from 'vitest'
import { standsOn } from './standsOn.ts'

test('an announcement stands on its pages and those below them, and without any on all', () => {
  expect(standsOn('/projects', [])).toBe(true)
  expect(standsOn('/meetings', ['/meetings'])).toBe(true)
  expect(standsOn('/meetings/schedule', ['/ideas', '/meetings'])).toBe(true)
  expect(standsOn('/meetings/schedule', ['/meetings/'])).toBe(true)
  expect(standsOn('/meetings-of-others', ['/meetings'])).toBe(false)
  expect(standsOn('/ideas', ['/'])).toBe(true)
  expect(standsOn('/ideas', ['/meetings'])).toBe(false)
})
