/** Painting and copying the half hours of a week. */
import { expect, onTestFinished, test } from 'vitest'
import { weeksAre } from '#web/ui/calendar/week.ts'
import { cellsOf, copiedTo, hoursOf, painted, rectangle } from './weekHours.ts'

test('a drag covers the rectangle between its ends, in whatever direction', () => {
  const corner = ['2-540', '2-570', '3-540', '3-570']
  for (const [from, to] of [
    ['2-540', '3-570'],
    ['3-570', '2-540'],
    ['3-540', '2-570'],
  ] as const)
    expect(rectangle(from, to)).toEqual(corner)
  expect(rectangle('1-0', '1-0')).toEqual(['1-0'])
  expect([...painted(new Set(['1-0', '2-540']), corner, false)]).toEqual(['1-0'])
  expect(hoursOf(painted(new Set(), corner, true))).toEqual([
    { weekday: 2, fromMinute: 540, untilMinute: 600 },
    { weekday: 3, fromMinute: 540, untilMinute: 600 },
  ])
})

test('a rectangle covers the days between its ends as the university’s week has them', () => {
  const saturday = 6
  weeksAre(saturday)
  onTestFinished(() => weeksAre())
  expect(rectangle('7-0', '2-0')).toEqual(['7-0', '1-0', '2-0'])
  expect(rectangle('1-0', '6-0')).toEqual(['6-0', '7-0', '1-0'])
})

test('copying a day replaces the hours of the others, and leaves the rest of the week', () => {
  const week = cellsOf([
    { weekday: 1, fromMinute: 540, untilMinute: 600 },
    { weekday: 2, fromMinute: 0, untilMinute: 30 },
    { weekday: 6, fromMinute: 60, untilMinute: 90 },
  ])
  expect(hoursOf(copiedTo(week, 1, [1, 2, 3]))).toEqual([
    { weekday: 1, fromMinute: 540, untilMinute: 600 },
    { weekday: 2, fromMinute: 540, untilMinute: 600 },
    { weekday: 3, fromMinute: 540, untilMinute: 600 },
    { weekday: 6, fromMinute: 60, untilMinute: 90 },
  ])
})
