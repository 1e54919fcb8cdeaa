/** What forms offer for fields that take any text. */
import { expect, test } from 'vitest'
import { ipStatusWords, offerWords } from '#api/features/projects/offered.rules.ts'
import { ipStatuses, offerTypes } from './projectWords.ts'

test('the values stay as they are stored; their words are those of the catalogue', () => {
  expect(offerTypes.map(({ value }) => value)).toContain('Open licence')
  expect([offerWords('Licence'), offerWords('Open licence'), ipStatusWords('Open licence')]).toEqual([
    'License',
    'Open license',
    'Open license',
  ])
  expect(ipStatuses.map(({ value }) => ipStatusWords(value))).not.toContain('')
})

test('what somebody wrote is shown as it is', () => {
  expect([offerWords('Data licence'), ipStatusWords('constructor')]).toEqual(['Data licence', 'constructor'])
})
