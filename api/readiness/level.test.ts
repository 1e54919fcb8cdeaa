/** The level: every cell of the table, every range, and what would lift it, by properties. */
import { describe, expect, test } from 'vitest'
import { bandOf, countsOf, levelOf, meanOf, rangeOf, type Rating } from './level.ts'
import { liftsOf, rangeIf } from './lift.ts'
import { areas, codes, dimensions, table } from './rubric.ts'

const ratings: Rating[] = ['LOW', 'MEDIUM', 'HIGH', 'NOT_APPLICABLE', null]

/** The same numbers for the same seed: a failure can be repeated. */
function* randomRatings(count: number, length = 17): Generator<Rating[]> {
  let state = 42
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  for (let nth = 0; nth < count; nth++)
    yield Array.from({ length }, () => ratings[Math.floor(next() * ratings.length)]!)
}

test('the rubric has 17 dimensions in four areas, each with three texts', () => {
  expect(areas.map(({ dimensions: own }) => own.length)).toEqual([3, 3, 6, 5])
  expect(new Set(codes).size).toBe(17)
  for (const { low, medium, high } of dimensions.map(({ words }) => words.en))
    expect(new Set([low, medium, high]).size).toBe(3)
})

test('all cells are those that docs/spec/ai-tools.md prints', () => {
  expect(table).toEqual([
    [9, 8, 7, 5, 3, 1, 1, 1, 1],
    [8, 7, 6, 4, 2, 1, 1, 1, 1],
    [8, 7, 6, 4, 2, 1, 1, 1, 1],
    [7, 6, 5, 3, 1, 1, 1, 1, 1],
    [7, 6, 5, 3, 1, 1, 1, 1, 1],
    [6, 5, 4, 2, 1, 1, 1, 1, 1],
    [5, 4, 3, 1, 1, 1, 1, 1, 1],
    [3, 2, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
  ])
  expect(levelOf(17, 0)).toBe(1)
  expect(levelOf(0, 17)).toBe(1)
})

test('the level falls with every further risk, but in three cells in which a high one becomes medium', () => {
  for (let medium = 0; medium <= 8; medium++)
    for (let high = 0; high <= 8; high++) {
      expect(levelOf(medium + 1, high)).toBeLessThanOrEqual(levelOf(medium, high))
      expect(levelOf(medium, high + 1)).toBeLessThanOrEqual(levelOf(medium, high))
    }
  const falling: [number, number][] = []
  for (let medium = 0; medium <= 8; medium++)
    for (let high = 1; high <= 8; high++)
      if (levelOf(medium + 1, high - 1) < levelOf(medium, high)) falling.push([medium, high])
  expect(falling).toEqual([
    [6, 1],
    [6, 2],
    [7, 1],
  ])
})

test('nothing known leaves 1 to 9 open', () => {
  expect(rangeOf(countsOf(codes.map(() => null)))).toEqual({ low: 1, high: 9 })
})

test('a range is that of all ways in which the unknown may turn out', () => {
  for (const some of randomRatings(300, 6)) {
    let open: Rating[][] = [[]]
    for (const rating of some)
      open = open.flatMap((begun) =>
        (rating === null ? (['LOW', 'MEDIUM', 'HIGH'] as const) : [rating]).map((one) => [...begun, one]),
      )
    const levels = open.map((filled) => {
      const { medium, high } = countsOf(filled)
      return levelOf(medium, high)
    })
    expect(rangeOf(countsOf(some))).toEqual({ low: Math.min(...levels), high: Math.max(...levels) })
  }
})

test('to learn one more never widens the range, and the order of the ratings does not matter', () => {
  for (const some of randomRatings(200)) {
    const range = rangeOf(countsOf(some))
    expect(rangeOf(countsOf([...some].reverse()))).toEqual(range)
    const open = some.indexOf(null)
    if (open < 0) continue
    for (const known of ['LOW', 'MEDIUM', 'HIGH', 'NOT_APPLICABLE'] as const) {
      const next = rangeOf(countsOf(some.with(open, known)))
      expect(next.low).toBeGreaterThanOrEqual(range.low)
      expect(next.high).toBeLessThanOrEqual(range.high)
    }
  }
})

test('six mixed states have ends that neither all high nor all low would give', () => {
  for (const [medium, high, unknown] of [
    [5, 0, 2],
    [5, 0, 3],
    [6, 0, 1],
    [6, 0, 2],
    [6, 1, 1],
    [7, 0, 1],
  ] as const) {
    const { low } = rangeOf({ medium, high, unknown })
    expect(low).toBeLessThan(levelOf(medium, high + unknown))
  }
})

describe('what lifts the level', () => {
  const rated = (medium: number, high: number, unknown = 0): Rating[] => [
    ...Array.from({ length: medium }, () => 'MEDIUM' as const),
    ...Array.from({ length: high }, () => 'HIGH' as const),
    ...Array.from({ length: unknown }, () => null),
    ...Array.from({ length: 17 - medium - high - unknown }, () => 'LOW' as const),
  ]

  test('is nothing at level 9', () => {
    expect(liftsOf(rated(0, 0))).toEqual([])
  })

  test('one risk less where that suffices', () => {
    expect(liftsOf(rated(1, 0))).toEqual([{ low: 9, high: 9, changes: [{ from: 'MEDIUM', to: 'LOW', count: 1 }] }])
  })

  test('never a change that would lower it', () => {
    const lifts = liftsOf(rated(6, 1))
    expect(lifts.map(({ changes }) => changes)).not.toContainEqual([{ from: 'HIGH', to: 'MEDIUM', count: 1 }])
    expect(lifts).toContainEqual({ low: 5, high: 5, changes: [{ from: 'HIGH', to: 'LOW', count: 1 }] })
    expect(rangeIf(rated(6, 1), 6, 'MEDIUM')).toEqual({ low: 3, high: 3 })
  })

  test('the fewest changes, each of which does what it says', () => {
    for (let medium = 0; medium <= 8; medium++)
      for (let high = 0; high <= 8 && medium + high <= 17; high++)
        for (const unknown of [0, 1]) {
          const before = rangeOf({ medium, high, unknown })
          for (const { changes, low } of liftsOf(rated(medium, high, unknown))) {
            const counts = { medium, high, unknown }
            for (const { from, to, count } of changes) {
              counts[from === null ? 'unknown' : from === 'HIGH' ? 'high' : 'medium'] -= count
              if (to !== 'LOW') counts[to === 'HIGH' ? 'high' : 'medium'] += count
            }
            expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0)
            expect(rangeOf(counts).low).toBe(low)
            expect(low).toBeGreaterThan(before.low)
          }
        }
  })
})

test('means count 5, 3 and 1, leave out what does not apply, and count the unknown as nothing', () => {
  expect(meanOf(['LOW', 'MEDIUM', 'HIGH'])).toBe(3)
  expect(meanOf(['LOW', 'NOT_APPLICABLE'])).toBe(5)
  expect(meanOf(['LOW', null])).toBe(2.5)
  expect(meanOf(['NOT_APPLICABLE'])).toBeNull()
})

test('bands begin at 3, 5 and 7', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(bandOf)).toEqual([
    'CONCEPT',
    'CONCEPT',
    'EARLY',
    'EARLY',
    'MODERATE',
    'MODERATE',
    'HIGH',
    'HIGH',
    'HIGH',
  ])
})
