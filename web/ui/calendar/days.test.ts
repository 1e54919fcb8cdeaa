/** Days and times in zones, over changes of the clock. */
import { expect, onTestFinished, test } from 'vitest'
import { addDays, addMonths, dayOf, dayOr, instantOf, localOf, minuteOf, weekOf } from './days.ts'
import { shownDays } from './shownDays.ts'
import { weekdaysInOrder, weeksAre } from './week.ts'

test('an instant is on another day and at another minute in another zone', () => {
  const instant = '2026-11-22T21:30:00Z'
  expect([dayOf(instant, 'Asia/Dubai'), minuteOf(instant, 'Asia/Dubai')]).toEqual(['2026-11-23', 90])
  expect([dayOf(instant, 'America/New_York'), minuteOf(instant, 'America/New_York')]).toEqual(['2026-11-22', 990])
})

test('a local time is its instant, before and after the clock changes', () => {
  expect(instantOf('2026-03-28T09:00', 'Europe/Berlin')).toBe('2026-03-28T08:00:00Z')
  expect(instantOf('2026-03-29T09:00', 'Europe/Berlin')).toBe('2026-03-29T07:00:00Z')
  expect(localOf('2026-11-01T13:00:00Z', 'America/New_York')).toBe('2026-11-01T08:00')
})

test.each([
  ['Monday', 1, '2026-11-16', '2026-11-23'],
  ['Saturday', 6, '2026-11-21', '2026-11-21'],
  ['Sunday', 7, '2026-11-22', '2026-11-22'],
])('a week can begin on %s', (_, first, sunday, monday) => {
  weeksAre(first)
  onTestFinished(() => weeksAre())
  // November 22, 2026 is a Sunday.
  expect([weekOf('2026-11-22')[0], weekOf('2026-11-23')[0]]).toEqual([sunday, monday])
  expect(weekOf(sunday)).toEqual(weekOf(addDays(sunday, 6)))
  expect(weekOf(sunday)).toHaveLength(7)
  expect(weekdaysInOrder()[0]).toBe(first)
  expect(weekdaysInOrder().toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('what is no day is today', () => {
  expect(dayOr('never', 'UTC')).toBe(new Date().toISOString().slice(0, 10))
})

test.each([
  ['whole weeks from Monday on', 1, '2026-11-30', '2026-10-26', '2026-12-06'],
  ['a month that fills its weeks', 1, '2027-02-10', '2027-02-01', '2027-02-28'],
  ['weeks from Saturday on', 6, '2026-11-01', '2026-10-31', '2026-12-04'],
])('a month is shown in %s', (_, first, day, from, until) => {
  weeksAre(first)
  onTestFinished(() => weeksAre())
  const days = shownDays('month', day)
  expect([days[0], days.at(-1)]).toEqual([from, until])
  expect(days.length % 7).toBe(0)
  expect(days).toEqual(days.map((_, at) => addDays(days[0]!, at)))
})

test('a month later lies the same day, or the last', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-15', -1)]).toEqual(['2026-02-28', '2026-02-15'])
})
