/** The order of what waits: late by how late, then this week, then later; what is waited for outside the university first. */
import { expect, test } from 'vitest'
import { dayLength } from '../days.ts'
import { afterWorkingDays, usualWeek } from '../workingDays.rules.ts'
import { dutyOrder, type Standing } from './order.ts'

// A Wednesday.
const today = new Date('2026-12-02')
const day = (days: number) => new Date(today.getTime() + days * dayLength)
const order = dutyOrder({ week: usualWeek, firstWeekday: 1 }, today)
const inWords = ({ due, outside }: Standing) => `${due.toISOString().slice(5, 10)}${outside ? ' outside' : ''}`

test('late ones come first by how late, then this week, then later; those who wait outside come first in each', () => {
  const dues = [-9, -1, 0, 4, 5, 40]
  const all = dues.flatMap((days) => [false, true].map((outside) => ({ due: day(days), outside })))
  expect(all.toReversed().sort(order.compare).map(inWords)).toEqual([
    '11-23 outside',
    '11-23',
    '12-01 outside',
    '12-01',
    '12-02 outside',
    '12-06 outside',
    '12-02',
    '12-06',
    '12-07 outside',
    '01-11 outside',
    '12-07',
    '01-11',
  ])
  expect(dues.map((days) => order.when(day(days)))).toEqual([
    'LATE',
    'LATE',
    'THIS_WEEK',
    'THIS_WEEK',
    'LATER',
    'LATER',
  ])
})

test('days that are as many working days ago are as late as each other', () => {
  // A Friday and the weekend after it.
  const [friday, saturday, sunday] = [-5, -4, -3].map(day) as [Date, Date, Date]
  expect([friday, saturday, sunday].map(order.daysLate)).toEqual([3, 3, 3])
  expect(order.compare({ due: sunday, outside: true }, { due: friday, outside: false })).toBeLessThan(0)
  expect(order.compare({ due: sunday, outside: false }, { due: friday, outside: false })).toBeGreaterThan(0)
  expect(order.daysLate(today)).toBe(0)
})

test('the week ends where the university’s does', () => {
  const arabic = dutyOrder({ week: usualWeek, firstWeekday: 6 }, today)
  expect(arabic.weekEnds).toEqual(day(2))
  expect(order.weekEnds).toEqual(day(4))
})

/** Numbers that are the same at each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('on any day of any week the days stay in order, and what comes after a place are the days after one', () => {
  const random = numbers(11)
  for (let round = 0; round < 400; round += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + random(700) * dayLength)
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random(3) > 0)
    const holidays = new Set(
      Array.from({ length: random(12) }, () =>
        new Date(now.getTime() + (random(60) - 30) * dayLength).toISOString().slice(0, 10),
      ),
    )
    const week = { weekdays: weekdays.length ? weekdays : [random(7) + 1], holidays }
    const { compare, passedBy, daysLate } = dutyOrder({ week, firstWeekday: random(7) + 1 }, now)
    const near = () => new Date(now.getTime() + (random(60) - 30) * dayLength)
    const place: Standing = { due: near(), outside: random(2) === 0 }
    for (const outside of [false, true]) {
      const passed = passedBy(place, outside)
      for (let tried = 0; tried < 20; tried += 1) {
        const due = near()
        const after = compare({ due, outside }, place) > 0
        const told = passed !== null && due > passed
        expect([due, outside, after]).toEqual([due, outside, told])
        // The order of days is the order of those that wait for the same.
        const other = near()
        expect(Math.sign(compare({ due, outside }, { due: other, outside }))).toBe(
          Math.sign(due.getTime() - other.getTime()),
        )
      }
    }
    const late = near()
    if (late < now) expect(afterWorkingDays(late, daysLate(late), week) <= now).toBe(true)
  }
})
