/** Working days: what counting them and its inverse hold for any week and holidays. */
import { expect, test } from 'vitest'
import { universityDay } from './days.ts'
import { startOfUniversityDay } from './duties/clock.ts'
import { afterWorkingDays, isWorkingDay, lastDayBefore, usualWeek, type WorkingWeek } from './workingDays.rules.ts'

const dayLength = 86_400_000
const iso = (day: Date) => day.toISOString().slice(0, 10)
const after = (day: string, count: number, week = usualWeek) => iso(afterWorkingDays(new Date(day), count, week))

test('Saturdays, Sundays and holidays do not count', () => {
  expect(after('2026-11-20', 1)).toBe('2026-11-23')
  expect(after('2026-11-22', 10)).toBe('2026-12-04')
  const national = { ...usualWeek, holidays: new Set(['2026-12-02', '2026-12-03']) }
  expect(after('2026-12-01', 1, national)).toBe('2026-12-04')
  expect(after('2026-11-22', 10, national)).toBe('2026-12-08')
})

test('a week may be another one', () => {
  const sundays: WorkingWeek = { weekdays: [7, 1, 2, 3, 4], holidays: new Set() }
  expect(after('2026-11-19', 1, sundays)).toBe('2026-11-22')
})

/** Numbers that are the same at each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('for any week, holidays and number of days', () => {
  const random = numbers(7)
  for (let round = 0; round < 500; round += 1) {
    const start = new Date(Date.UTC(2026, 0, 1) + random(700) * dayLength)
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random(3) > 0)
    const holidays = new Set(
      Array.from({ length: random(20) }, () => iso(new Date(start.getTime() + random(60) * dayLength))),
    )
    const week = { weekdays: weekdays.length ? weekdays : [3], holidays }
    const count = random(30)
    const due = afterWorkingDays(start, count, week)
    const said = `${iso(start)} ${count} ${JSON.stringify({ ...week, holidays: [...holidays] })}`
    // It ends on a working day, with that many of them in between.
    let between = 0
    for (let at = start.getTime() + dayLength; at <= due.getTime(); at += dayLength)
      if (isWorkingDay(new Date(at), week)) between += 1
    expect([between, count === 0 || isWorkingDay(due, week)], said).toEqual([count, true])
    // A later start is never due earlier.
    const next = afterWorkingDays(new Date(start.getTime() + dayLength), count, week)
    expect(next.getTime(), said).toBeGreaterThanOrEqual(due.getTime())
    // The inverse is the last day from which it ends by then.
    const last = lastDayBefore(due, count, week)
    expect(afterWorkingDays(last, count, week).getTime(), said).toBeLessThanOrEqual(due.getTime())
    const one = new Date(last.getTime() + dayLength)
    expect(afterWorkingDays(one, count, week).getTime(), said).toBeGreaterThan(due.getTime())
  }
})

test('a day of the university begins at its own midnight', () => {
  const begin = startOfUniversityDay(new Date('2026-11-24'))
  expect(begin.toISOString()).toBe('2026-11-23T20:00:00.000Z')
  expect(iso(universityDay(begin))).toBe('2026-11-24')
  expect(iso(universityDay(new Date(begin.getTime() - 1)))).toBe('2026-11-23')
})
