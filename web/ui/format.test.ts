import { expect, onTestFinished, test } from 'vitest'
import { readLanguageFrom, writeDigitsAs } from '#language'
import {
  ago,
  agoInside,
  formatDate,
  formatDay,
  formatShortMoney,
  formatMoney,
  formatTime,
  shortenMoneyTo,
  showDatesAs,
  showHijri,
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
  [1_250_000, 'AED\u00a01.25M'],
  [2_000_000, 'AED\u00a02M'],
  [2_540_000, 'AED\u00a02.54M'],
])('%s in its short form is %s', (amount, words) => {
  expect(formatShortMoney(amount)).toBe(words)
})

test.each([
  [0, '$0'],
  [950, '$950'],
  [12_400, '$12k'],
  [999_600, '$1M'],
  [2_540_000, '$2.54M'],
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

test('inside a sentence a moment ago begins with a small letter, and a month keeps its own', () => {
  const inside = (passed: number) => agoInside(new Date(now - passed).toISOString(), now)
  expect([30_000, 5 * 60_000, 31 * 86_400_000].map(inside)).toEqual(['just now', '5m ago', 'Oct 21, 2026'])
})

test.each([
  [60_000, 'قبل دقيقة'],
  [10 * 60_000, 'قبل 10 دقائق'],
  [3 * 3_600_000, 'قبل 3 ساعات'],
  [2 * 86_400_000, 'قبل يومين'],
  [12 * 86_400_000, 'قبل 12 يومًا'],
])('%s ms ago is said in Arabic as %s', (passed, words) => {
  onTestFinished(() => readLanguageFrom(() => 'en'))
  readLanguageFrom(() => 'ar')
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

test.each([
  ['2024-07-07', '1 Muharram 1446', '1 محرم 1446'],
  ['2025-03-01', '1 Ramadan 1446', '1 رمضان 1446'],
  ['2024-07-06', '30 Dhuʻl-Hijjah 1445', '30 ذو الحجة 1445'],
])('%s is %s of the Umm al-Qura calendar for those who want it', (day, english, arabic) => {
  onTestFinished(() => {
    showHijri(false)
    readLanguageFrom(() => 'en')
    showDatesAs('monthFirst')
  })
  showDatesAs('dayFirst')
  showHijri(true)
  expect(formatDate(day)).toMatch(/^\d+ Jul 2024 \(|^1 Mar 2025 \(/)
  expect(formatDate(day)).toContain(`(${english} AH)`)
  showHijri(false)
  expect(formatDate(day)).not.toContain('(')
  readLanguageFrom(() => 'ar')
  showDatesAs('monthFirst')
  showHijri(true)
  expect(formatDate(day)).toContain(`(${arabic} هـ)`)
})

test('an instant has the Hijri date of its day in the viewer’s zone, in the digits that the person wants', () => {
  onTestFinished(() => {
    showHijri(false)
    showTimesIn('Asia/Dubai')
    readLanguageFrom(() => 'en')
    writeDigitsAs('latn')
  })
  showHijri(true)
  showTimesIn('Asia/Dubai')
  expect(formatTime('2024-07-06T21:00:00Z')).toBe('Jul 7, 2024, 1:00 AM (Muharram 1, 1446 AH)')
  showTimesIn('Europe/London')
  expect(formatTime('2024-07-06T21:00:00Z')).toBe('Jul 6, 2024, 10:00 PM (Dhuʻl-Hijjah 30, 1445 AH)')
  readLanguageFrom(() => 'ar')
  writeDigitsAs('arab')
  showTimesIn('Asia/Dubai')
  expect(formatDate('2024-07-07')).toContain('(١ محرم ١٤٤٦ هـ)')
})
