/** What pages ask is known from what they are told: the build asks ahead for every day, and takes the time only from `now`. */
import { afterEach, expect, test, vi } from 'vitest'
import { pages } from '#web/testing/pages.ts'

afterEach(() => void vi.useRealTimers())

const asking = pages.flatMap(({ description: { path }, asks }) => (asks ? [{ path, asks }] : []))
const told = { params: {}, search: new URLSearchParams(), may: () => true, now: () => Date.UTC(2026, 10, 20) }

test.each(asking)('$path reads no clock of its own', async ({ asks }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const on = (day: string) => {
    vi.setSystemTime(day)
    return asks.variables(told)
  }
  expect(await on('2026-11-29T12:00:00Z')).toEqual(await on('2027-02-03T12:00:00Z'))
})
