/** Days, times and zones in words. */
import { expect, test } from 'vitest'
import { dayInWords } from './days.ts'
import { inLanguage } from './language.ts'
import { nameInWords, spanInWords, zoneInWords } from './inWords.rules.ts'

test('a time is told on each one’s own clock, over changes of the clock', () => {
  const span = (text: string) => ({ startsAt: new Date(text), endsAt: new Date(Date.parse(text) + 1_800_000) })
  const [winter, summer] = [span('2026-03-28T08:00:00Z'), span('2026-03-29T08:00:00Z')]
  expect(spanInWords(winter, 'Europe/Berlin')).toBe(
    'Sat, Mar 28, 2026, 9:00 AM to 9:30 AM, Central European Standard Time (Berlin)',
  )
  expect(spanInWords(summer, 'Europe/Berlin')).toBe(
    'Sun, Mar 29, 2026, 10:00 AM to 10:30 AM, Central European Summer Time (Berlin)',
  )
  expect(spanInWords(summer, 'Asia/Dubai')).toBe('Sun, Mar 29, 2026, 12:00 PM to 12:30 PM, Gulf Standard Time (Dubai)')
})

test('a day reads as on screen, a zone by its name and place', () => {
  expect(dayInWords(new Date('2026-11-22'))).toBe('Nov 22, 2026')
  expect(zoneInWords('Asia/Dubai')).toBe('Gulf Standard Time (Dubai)')
  expect(zoneInWords('America/New_York', new Date('2026-01-01'))).toBe('Eastern Standard Time (New York)')
  expect(zoneInWords('Mars/Olympus')).toBe('Mars/Olympus')
  expect(zoneInWords('UTC')).toBe('Coordinated Universal Time')
})

test('in Arabic a zone has its place in Arabic where it is known', () => {
  inLanguage('ar', () => {
    expect(zoneInWords('Asia/Dubai')).toBe('توقيت الخليج (دبي)')
    expect(zoneInWords('America/New_York', new Date('2026-01-01'))).toMatch(/\(نيويورك\)$/)
    expect(zoneInWords('Pacific/Auckland')).toContain('(\u2068Auckland\u2069)')
  })
})

test.each([
  ['fundingAmount', 'Funding amount'],
  ['users', 'Users'],
  ['trlClaims', 'TRL claims'],
  ['validatedTrl', 'Validated TRL'],
  ['', ''],
])('%s in words is %s', (name, words) => {
  expect(nameInWords(name)).toBe(words)
})
