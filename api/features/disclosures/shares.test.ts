/** Shares in percent: exact sums, whatever binary fractions make of them, over many random splits. */
import { expect, test } from 'vitest'
import { equalShares, hundredthsIn, hundredthsOf, percentOf, sumOfShares, wholeShare } from './shares.rules.ts'

/** Whole numbers from 1 to `most`, the same ones in each run. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (state % most)
  }
}

/** The whole in random parts, in percent. */
function split(random: (most: number) => number): number[] {
  const shares = []
  for (let left = wholeShare; left > 0;) {
    const share = Math.min(left, random(shares.length < 25 ? 4_000 : left))
    shares.push(share)
    left -= share
  }
  return shares.map(percentOf)
}

test('every split of the whole adds up to exactly 100, and none that is a hundredth off', () => {
  const random = numbers(7)
  for (let run = 0; run < 2_000; run++) {
    const shares = split(random)
    expect(sumOfShares(shares)).toBe(100)
    const off = random(2) === 1 ? 0.01 : -0.01
    expect(sumOfShares([...shares.slice(1), shares[0]! + off])).not.toBe(100)
  }
})

test('hundredths and percent are each other’s inverse', () => {
  for (let share = 0; share <= wholeShare; share++) {
    expect(hundredthsOf(percentOf(share))).toBe(share)
    expect(hundredthsIn(String(percentOf(share)))).toBe(share)
  }
  expect(hundredthsIn('33,33')).toBe(3_333)
  expect(Number.isInteger(hundredthsIn('33.333'))).toBe(false)
  expect(hundredthsIn('a third')).toBeNaN()
})

test('equal shares are the whole, and differ by a hundredth at most', () => {
  for (let count = 1; count <= 30; count++) {
    const shares = equalShares(count)
    expect([shares.length, sumOfShares(shares)]).toEqual([count, 100])
    expect(hundredthsOf(Math.max(...shares)) - hundredthsOf(Math.min(...shares))).toBeLessThanOrEqual(1)
  }
})
