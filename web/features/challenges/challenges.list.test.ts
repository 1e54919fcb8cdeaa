/** What the words of the filters ask for. */
import { expect, test } from 'vitest'
import { firstSectors, filterOf, moreSectors, sectorsOf } from './challenges.list.ts'
import { daysLeftWords, isNear } from './challengeWords.ts'

test('the documented sectors stand for those of the platform, and nothing is out of reach', () => {
  expect(sectorsOf('it')).toEqual(['IOT', 'CYBERSECURITY', 'TELECOMMUNICATIONS', 'BLOCKCHAIN'])
  expect(sectorsOf('ml')).toEqual(['AI'])
  expect(sectorsOf('smart-cities')).toEqual(['SMART_CITIES'])
  expect(sectorsOf('nonsense')).toEqual([])
  expect(new Set([...firstSectors, ...moreSectors].flatMap(sectorsOf)).size).toBe(26)
})

test('the end of the slider asks nothing, and Closing Soon is its own', () => {
  expect(filterOf(new URLSearchParams('status=closing-soon&sector=ai&sector=ml&fundingMin=50000'))).toMatchObject({
    shown: 'CLOSING_SOON',
    sector: ['AI'],
    fundingMin: 50_000,
    fundingMax: null,
  })
})

test('days left are said as documented, and under 14 days are near', () => {
  const at = (displayStatus: 'OPEN' | 'EXPIRED' | 'CLOSED', daysLeft: number | null) => ({
    displayStatus,
    daysLeft,
    deadline: '2026-12-01',
  })
  expect(daysLeftWords(at('EXPIRED', 0))).toBe('Expired')
  expect(daysLeftWords(at('OPEN', 0))).toBe('Today')
  expect(daysLeftWords(at('OPEN', 1))).toBe('1 day')
  expect(daysLeftWords(at('OPEN', 40))).toBe('40 days')
  expect(daysLeftWords(at('CLOSED', 3))).toBe('')
  expect([isNear(at('OPEN', 13)), isNear(at('OPEN', 14)), isNear(at('CLOSED', 2))]).toEqual([true, false, false])
})
