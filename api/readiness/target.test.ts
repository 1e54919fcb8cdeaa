/** Targets: which are open, and what they give together. */
import { expect, test } from 'vitest'
import { countsOf, levelOf, rangeOf, type Rating } from './level.ts'
import { isLower, isReached, rangeWith } from './target.ts'

test('a lower risk is lower, and nothing is lower than what is not known or does not apply', () => {
  expect(isLower('LOW', 'MEDIUM') && isLower('LOW', 'HIGH') && isLower('MEDIUM', 'HIGH')).toBe(true)
  for (const [one, other] of [
    ['LOW', 'LOW'],
    ['HIGH', 'MEDIUM'],
    ['LOW', null],
    [null, 'HIGH'],
    ['LOW', 'NOT_APPLICABLE'],
    ['NOT_APPLICABLE', 'HIGH'],
  ] as [Rating, Rating][])
    expect(isLower(one, other), `${one} ${other}`).toBe(false)
})

test('a target is reached by its risk and by each lower one', () => {
  expect(isReached('MEDIUM', 'MEDIUM') && isReached('MEDIUM', 'LOW')).toBe(true)
  for (const rating of ['HIGH', null, 'NOT_APPLICABLE'] as const) expect(isReached('MEDIUM', rating)).toBe(false)
})

const all = (rating: Rating, more: Rating[]): Rating[] => [...more, ...Array<Rating>(17 - more.length).fill(rating)]

test('the level is that of the table with every open target reached', () => {
  const ratings = all('LOW', ['HIGH', 'HIGH', 'MEDIUM', 'LOW'])
  const targets: Rating[] = ['LOW', 'MEDIUM', null, 'MEDIUM']
  expect(rangeWith(ratings, targets)).toEqual(rangeOf(countsOf(all('LOW', ['LOW', 'MEDIUM', 'MEDIUM', 'LOW']))))
})

test('what is not known stays open, and without an open target there is nothing to say', () => {
  const ratings = all('LOW', ['HIGH', null])
  expect(rangeWith(ratings, ['LOW', 'LOW'])).toEqual(rangeOf(countsOf(all('LOW', ['LOW', null]))))
  expect(rangeWith(ratings, [])).toBeNull()
  expect(rangeWith(all('LOW', ['MEDIUM']), ['MEDIUM', 'LOW'])).toBeNull()
})

test('a level that falls is not hidden', () => {
  const falls: string[] = []
  for (let medium = 0; medium <= 8; medium++)
    for (let high = 1; high <= 8; high++) {
      const ratings = all('LOW', [...Array<Rating>(high).fill('HIGH'), ...Array<Rating>(medium).fill('MEDIUM')])
      const { low } = rangeWith(ratings, ['MEDIUM'])!
      expect(low).toBe(levelOf(medium + 1, high - 1))
      if (low < levelOf(medium, high)) falls.push(`${medium} ${high}`)
    }
  expect(falls).toHaveLength(3)
})
