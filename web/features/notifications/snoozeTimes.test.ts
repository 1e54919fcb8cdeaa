/** When snoozed notifications come back, in zones on both sides of midnight and over a change of the clock. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { weeksAre } from '#web/ui/calendar/week.ts'
import { hasLater, onDay, snoozeTimes } from './snoozeTimes.ts'

afterEach(() => void vi.useRealTimers())
const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

test('tomorrow is the person’s, not that of UTC', () => {
  at('2026-11-26T22:00:00Z')
  expect(snoozeTimes.TOMORROW('Asia/Dubai')).toBe('2026-11-28T04:00:00Z')
  expect(snoozeTimes.TOMORROW('America/New_York')).toBe('2026-11-27T13:00:00Z')
})

test('next week begins on the next Monday, also on a Sunday and on a Monday', () => {
  at('2026-11-26T09:00:00Z')
  expect(snoozeTimes.NEXT_WEEK('Asia/Dubai')).toBe('2026-11-30T04:00:00Z')
  at('2026-11-29T09:00:00Z')
  expect(snoozeTimes.NEXT_WEEK('Asia/Dubai')).toBe('2026-11-30T04:00:00Z')
  at('2026-11-30T09:00:00Z')
  expect(snoozeTimes.NEXT_WEEK('Asia/Dubai')).toBe('2026-12-07T04:00:00Z')
})

test('next week begins on its first day of work', () => {
  at('2026-11-26T09:00:00Z')
  onTestFinished(() => weeksAre())
  weeksAre(6)
  expect(snoozeTimes.NEXT_WEEK('Asia/Dubai'), 'Monday of the week from Saturday on').toBe('2026-11-30T04:00:00Z')
  weeksAre(7, [7, 1, 2, 3, 4])
  expect(snoozeTimes.NEXT_WEEK('Asia/Dubai'), 'Sunday').toBe('2026-11-29T04:00:00Z')
})

test('a day after a change of the clock begins at the same hour', () => {
  expect(onDay('2026-10-24', 'Europe/Berlin')).toBe('2026-10-24T06:00:00Z')
  expect(onDay('2026-10-26', 'Europe/Berlin')).toBe('2026-10-26T07:00:00Z')
})

test('later is three hours from now, for as long as that is today', () => {
  at('2026-11-26T09:00:00Z')
  expect(snoozeTimes.LATER()).toBe('2026-11-26T12:00:00.000Z')
  expect(hasLater('Asia/Dubai')).toBe(true)
  expect(hasLater('Asia/Tokyo', new Date('2026-11-26T12:30:00Z'))).toBe(false)
})
