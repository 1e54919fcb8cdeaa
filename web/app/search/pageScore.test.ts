/** The order of the pages that the search finds. */
import { expect, test } from 'vitest'
import { begun, besidesName, foundIn, misspelled, named, same, scoreOf, together } from './pageScore.ts'

test.each([
  ['my projects', ['My Research Projects', 'My Projects'], [], same],
  ['water', ['Water sensors'], [], begun],
  ['sensors', ['Water sensors'], [], named],
  ['water', ['Voice diary'], ['Heart failure, waterproof'], besidesName],
  ['my proj', ['My Research Projects', 'My Projects'], [], begun],
  ['setings', ['Settings'], [], misspelled],
  ['projects list', ['Projects'], ['All of them in a list'], together],
  ['AI', ['Dashboard'], ['Waiting for you'], 0],
  ['...', ['Dashboard'], [], 0],
])('%s finds %j, %j with %d', (text, names, besides, score) => {
  expect(scoreOf(text, names, besides)).toBe(score)
})

test('says which words of a title were found', () => {
  expect(foundIn('proj res', 'My Research Projects')).toEqual([
    { start: 3, end: 6 },
    { start: 12, end: 16 },
  ])
})
