import { expect, test } from 'vitest'
import { plainValue } from './plainValue.ts'

test.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [[], 'Nothing'],
  [0, '0'],
  [false, 'No'],
  ['PILOT', 'PILOT'],
  [['Solar', 'Wind'], 'Solar, Wind'],
  ['2026-11-20', 'Nov 20, 2026'],
  ['2026-11-20T00:00:00.000Z', 'Nov 20, 2026'],
  ['2026-11-20T08:00:00.000Z', 'Nov 20, 2026, 12:00 PM'],
  ['2026-11-20 is a Friday', '2026-11-20 is a Friday'],
  [{ a: 1 }, '{"a":1}'],
])('%o is said as %s', (value, words) => {
  expect(plainValue(value)).toBe(words)
})
