/** The order of what the search finds. */
import { expect, test } from 'vitest'
import { noMatch, rankOf } from './rankOf.ts'

test.each([
  ['water', ['Water sensors'], [], 0],
  ['sensors', ['Water sensors'], [], 1],
  ['water', ['Voice diary'], ['Heart failure, waterproof'], 2],
  ['my proj', ['My Research Projects', 'My Projects'], [], 0],
  ['projects list', ['Projects'], ['All of them in a list'], 3],
  ['AI', ['Dashboard'], ['What waits for you'], noMatch],
  ['...', ['Dashboard'], [], noMatch],
])('%s ranks %j, %j as %i', (text, names, besides, rank) => {
  expect(rankOf(text, names, besides)).toBe(rank)
})
