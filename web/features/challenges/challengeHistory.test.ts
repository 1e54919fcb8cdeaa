import { expect, test } from 'vitest'
import { challengeHistory } from './challengeHistory.ts'

test.each([
  ['collaborationType', 'PILOT', 'Pilot'],
  ['fundingRange', 'TBD', 'To be determined'],
  ['sector', 'SMART_CITIES', 'Smart cities'],
  ['maxBudget', 500_000, 'AED 500,000'],
  ['status', 'OPEN', 'Open'],
  ['title', 'PILOT', 'PILOT'],
  ['collaborationType', 'LATER', 'LATER'],
])('%s %s is said as %s', (field, value, words) => {
  expect(challengeHistory.value(field, value).replaceAll('\u00a0', ' ')).toBe(words)
})
