/** Times in words. */
import { expect, test } from 'vitest'
import { spanInWords } from './tellPeople.ts'

test('a time is told on each one’s own clock, over changes of the clock', () => {
  const span = (text: string) => ({ startsAt: new Date(text), endsAt: new Date(Date.parse(text) + 1_800_000) })
  const [winter, summer] = [span('2026-03-28T08:00:00Z'), span('2026-03-29T08:00:00Z')]
  expect(spanInWords(winter, 'Europe/Berlin')).toBe('Saturday, 28 March 2026, 09:00–09:30 (Europe/Berlin)')
  expect(spanInWords(summer, 'Europe/Berlin')).toBe('Sunday, 29 March 2026, 10:00–10:30 (Europe/Berlin)')
  expect(spanInWords(summer, 'Asia/Dubai')).toBe('Sunday, 29 March 2026, 12:00–12:30 (Asia/Dubai)')
})
