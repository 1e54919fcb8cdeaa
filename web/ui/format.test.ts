import { expect, onTestFinished, test } from 'vitest'
import {
  ago,
  formatDate,
  formatDay,
  formatShortMoney,
  formatMoney,
  formatTime,
  shortenMoneyTo,
  showDatesAs,
  showTimesIn,
} from './format.ts'

test('days and times are those of the Emirates', () => {
  expect(formatDate('2026-11-20T21:30:00Z')).toBe('Nov 21, 2026')
  expect(formatTime('2026-11-20T21:30:00Z')).toBe('Nov 21, 2026, 1:30 AM')
})

test('days and times are those of the zone that the viewer chose', () => {
  showTimesIn('America/New_York')
  expect(formatTime('2026-11-20T21:30:00Z')).toBe('Nov 20, 2026, 4:30 PM')
  expect([formatDate('2026-11-20T21:30:00Z'), formatDay('2026-11-20T21:30:00Z')]).toEqual(['Nov 20, 2026', 'Nov 20'])
  showTimesIn('Not/AZone')
  expect(formatTime('2026-11-20T21:30:00Z'), 'a zone that this browser lacks').toBe('Nov 21, 2026, 1:30 AM')
  showTimesIn()
})

test('a calendar day is the same everywhere', () => {
  expect(formatDate('2026-11-20')).toBe('Nov 20, 2026')
})

test('what is missing is N/A, and nothing is not zero', () => {
  expect(formatDate(null)).toBe('N/A')
  expect(formatMoney(null)).toBe('N/A')
  expect(formatMoney(0)).toBe('AED\u00a00')
})

test('money is in AED with thousands', () => {
  expect(formatMoney(1_234_567)).toBe('AED\u00a01,234,567')
})

test.each([
  [null, 'N/A'],
  [0, 'AED\u00a00'],
  [950, 'AED\u00a0950'],
  [12_400, 'AED\u00a012K'],
  [999_600, 'AED\u00a01M'],
  [1_000_000, 'AED\u00a01M'],
  [2_540_000, 'AED\u00a02.5M'],
])('%s in its short form is %s', (amount, words) => {
  expect(formatShortMoney(amount)).toBe(words)
})

test.each([
  [0, '$0'],
  [950, '$950'],
  [12_400, '$12k'],
  [999_600, '$1M'],
  [2_540_000, '$2.5M'],
])('%s in its short form with dollar signs is %s', (amount, words) => {
  shortenMoneyTo('dollars')
  onTestFinished(() => shortenMoneyTo('dirhams'))
  expect(formatShortMoney(amount)).toBe(words)
})

test('one is not many', () => {})

const now = Date.parse('2026-11-21T12:00:00Z')
test.each([
  [30_000, 'Just now'],
  [5 * 60_000, '5m ago'],
  [3 * 3_600_000, '3h ago'],
  [12 * 86_400_000, '12d ago'],
  [31 * 86_400_000, 'Oct 21, 2026'],
])('%s ms ago is said as %s', (passed, words) => {
  expect(ago(new Date(now - passed).toISOString(), now)).toBe(words)
})

test('dates are written as the person wants them, days without a year by the name of the month', () => {
  showTimesIn('Asia/Dubai')
  showDatesAs('dayFirst')
  expect([formatDate('2026-11-21'), formatTime('2026-11-21T12:05:00Z'), formatDay('2026-11-21T12:05:00Z')]).toEqual([
    '21 Nov 2026',
    '21 Nov 2026, 16:05',
    '21 Nov',
  ])
  showDatesAs('iso')
  expect([formatDate('2026-11-21'), formatTime('2026-11-21T12:05:00Z'), formatDay('2026-11-21T12:05:00Z')]).toEqual([
    '2026-11-21',
    '2026-11-21 16:05',
    '21 Nov',
  ])
  showDatesAs('monthFirst')
  expect(formatDate('2026-11-21T22:00:00Z')).toBe('Nov 22, 2026')
})
