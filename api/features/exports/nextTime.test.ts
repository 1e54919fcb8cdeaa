/** The next time of a rhythm, in the university's zone (Dubai: four hours ahead of UTC). */
import { expect, test } from 'vitest'
import { nextTime } from './nextTime.ts'

const next = (rhythm: Parameters<typeof nextTime>[0], after: string) =>
  nextTime(rhythm, new Date(`${after}Z`))
    .toISOString()
    .slice(0, 16)

test('every day at its time, on the day of the university', () => {
  expect(next({ rhythm: 'DAILY', time: '06:30' }, '2026-11-26T02:29:00')).toBe('2026-11-26T02:30')
  expect(next({ rhythm: 'DAILY', time: '06:30' }, '2026-11-26T02:30:00')).toBe('2026-11-27T02:30')
  // It is the 27th in Dubai already.
  expect(next({ rhythm: 'DAILY', time: '01:00' }, '2026-11-26T20:30:00')).toBe('2026-11-26T21:00')
})

test('on a day of the week', () => {
  const sunday = { rhythm: 'WEEKLY', weekday: 7, time: '08:00' } as const
  expect(next(sunday, '2026-11-26T00:00:00')).toBe('2026-11-29T04:00')
  expect(next(sunday, '2026-11-29T04:00:00')).toBe('2026-12-06T04:00')
})

test('on a day of the month, or the last one of a shorter month', () => {
  const last = { rhythm: 'MONTHLY', monthDay: 31, time: '23:59' } as const
  expect(next(last, '2027-01-31T19:58:00')).toBe('2027-01-31T19:59')
  expect(next(last, '2027-01-31T19:59:00')).toBe('2027-02-28T19:59')
  expect(next({ ...last, monthDay: 1, time: '00:00' }, '2026-11-26T00:00:00')).toBe('2026-11-30T20:00')
})
