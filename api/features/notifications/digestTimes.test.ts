/** When digests are due: over midnight, in other zones, while no server ran, and when the time is changed. */
import { describe, expect, test } from 'vitest'
import { digestSlot, weekDue } from './digestTimes.ts'

const times = { dailyHour: 8, weeklyDay: 1, weeklyHour: 8 }
const own = { digestHour: null, quietFrom: null, quietUntil: null, lastDigest: null }
const dubai = (own_: object | null, timeZone = 'Asia/Dubai') => ({
  timeZone,
  notificationSchedule: own_ && { ...own, ...own_ },
})
const longAgo = new Date('2026-11-01T00:00:00Z')

/** Asks every half hour, and gives the moments at which a digest went out, by the clock of Dubai. */
function sentBetween(
  from: string,
  until: string,
  timesAt: (now: Date) => typeof times,
  { who = dubai(null), away = () => false }: { who?: ReturnType<typeof dubai>; away?: (now: Date) => boolean } = {},
): string[] {
  const sent: string[] = []
  let last: Date | null = null
  for (let now = new Date(from); now < new Date(until); now = new Date(now.getTime() + 30 * 60_000)) {
    if (away(now)) continue
    const person = dubai({ ...who.notificationSchedule, lastDigest: last }, who.timeZone)
    const slot = digestSlot(now, person, timesAt(now), longAgo)
    if (!slot) continue
    last = slot
    sent.push(new Date(now.getTime() + 4 * 3_600_000).toISOString().slice(5, 16))
  }
  return sent
}

describe('the daily digest', () => {
  test('goes out once a day, at the hour of the university', () => {
    expect(sentBetween('2026-11-20T05:00:00Z', '2026-11-23T00:00:00Z', () => times)).toEqual([
      '11-20T09:00',
      '11-21T08:00',
      '11-22T08:00',
    ])
  })

  test('at midnight, and at the last hour of the day', () => {
    expect(
      sentBetween('2026-11-20T19:00:00Z', '2026-11-22T21:00:00Z', () => ({ ...times, dailyHour: 0 })).slice(1),
    ).toEqual(['11-21T00:00', '11-22T00:00', '11-23T00:00'])
    expect(sentBetween('2026-11-20T19:00:00Z', '2026-11-22T21:00:00Z', () => ({ ...times, dailyHour: 23 }))).toEqual([
      '11-20T23:00',
      '11-21T23:00',
      '11-22T23:00',
    ])
  })

  test('of a day on which no server ran at its hour comes after midnight, and the next at its hour', () => {
    const away = (now: Date) => now >= new Date('2026-11-21T18:30:00Z') && now < new Date('2026-11-21T20:30:00Z')
    expect(
      sentBetween('2026-11-20T19:00:00Z', '2026-11-23T21:00:00Z', () => ({ ...times, dailyHour: 23 }), { away }),
    ).toEqual(['11-20T23:00', '11-22T00:30', '11-22T23:00', '11-23T23:00'])
  })

  test.each([
    ['to a later hour after it was sent', 8, 18, ['11-21T08:00', '11-22T18:00', '11-23T18:00']],
    ['to a later hour before it was sent', 12, 18, ['11-21T18:00', '11-22T18:00', '11-23T18:00']],
    ['to an earlier hour that has passed', 18, 8, ['11-21T10:00', '11-22T08:00', '11-23T08:00']],
    ['to an earlier hour after it was sent', 9, 2, ['11-21T09:00', '11-22T02:00', '11-23T02:00']],
    ['over midnight', 9, 0, ['11-21T09:00', '11-22T00:00', '11-23T00:00']],
  ])('changed %s: never twice on a day, and none is skipped', (_, before, after, expected) => {
    const changed = new Date('2026-11-21T06:00:00Z')
    const timesAt = (now: Date) => ({ ...times, dailyHour: now < changed ? before : after })
    expect(sentBetween('2026-11-20T00:00:00Z', '2026-11-23T19:30:00Z', timesAt).filter((at) => at > '11-21')).toEqual(
      expected,
    )
  })

  test('an hour that the person chose wins, in the person’s time zone, and the quiet hours are kept', () => {
    const who = dubai({ digestHour: 7 }, 'Europe/London')
    expect(sentBetween('2026-11-20T20:00:00Z', '2026-11-22T20:00:00Z', () => times, { who }).slice(1)).toEqual([
      '11-21T11:00',
      '11-22T11:00',
    ])
    const quiet = dubai({ quietFrom: 22, quietUntil: 10 })
    expect(sentBetween('2026-11-20T20:00:00Z', '2026-11-22T20:00:00Z', () => times, { who: quiet })).toEqual([
      '11-21T10:00',
      '11-22T10:00',
    ])
  })

  test('notifications after the hour wait for the next day', () => {
    const now = new Date('2026-11-21T06:00:00Z')
    expect(digestSlot(now, dubai(null), times, new Date('2026-11-21T05:00:00Z'))).toBeNull()
    expect(digestSlot(now, dubai(null), times, new Date('2026-11-21T03:59:00Z'))).toEqual(
      new Date('2026-11-21T04:00:00Z'),
    )
  })
})

describe('the weekly digest', () => {
  const week = (now: string, more: object = {}) =>
    weekDue(new Date(now), { ...times, ...more })
      .toISOString()
      .slice(0, 10)

  test('is that of the week once its day and hour have come', () => {
    expect(week('2026-11-23T03:59:00Z')).toBe('2026-11-16')
    expect(week('2026-11-23T04:00:00Z')).toBe('2026-11-23')
    expect(week('2026-11-24T22:00:00Z', { weeklyDay: 3, weeklyHour: 2 })).toBe('2026-11-23')
    expect(week('2026-11-29T19:59:00Z')).toBe('2026-11-23')
  })

  test('a change of the day within a week is no second digest: it is the same week', () => {
    expect(week('2026-11-25T06:00:00Z', { weeklyDay: 3 })).toBe('2026-11-23')
    expect(week('2026-11-24T06:00:00Z', { weeklyDay: 3 })).toBe('2026-11-16')
    expect(week('2026-11-24T06:00:00Z', { weeklyDay: 1 })).toBe('2026-11-23')
  })
})
