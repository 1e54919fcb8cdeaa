/** How many a list has in words, and its last page, where counting stopped and where it did not. */
import { expect, onTestFinished, test } from 'vitest'
import { readLanguageFrom, writeDigitsAs } from '#language'
import * as counts from '#texts/projects/counts.js'
import { endOf, totalInWords, type Counting } from './counting.ts'

const list = (total: number, page = 1, shown = 25, exact = false): Counting => ({
  state: { exact, page, size: (usual) => usual },
  total,
  shown,
  usual: 25,
})

test.each([
  [10_000, false, '10,000 projects'],
  [10_001, false, '10,000+ projects'],
  [10_001, true, '10,001 projects'],
  [1, false, '1 project'],
])('%i, exact: %s, are %s', (total, exact, words) => {
  expect(totalInWords(list(total, 1, 25, exact), counts.projects)).toBe(words)
})

test('Arabic has it in the digits that the reader wants', () => {
  onTestFinished(() => {
    readLanguageFrom(() => 'en')
    writeDigitsAs('latn')
  })
  readLanguageFrom(() => 'ar')
  expect(totalInWords(list(10_001), counts.projects)).toBe('10,000+ مشروع')
  writeDigitsAs('arab')
  expect(totalInWords(list(10_001), counts.projects)).toBe('١٠٬٠٠٠+ مشروع')
})

test.each([
  ['a short list', list(60), { more: false, pages: 3 }],
  ['an empty one', list(0, 1, 0), { more: false, pages: 0 }],
  ['a long one', list(10_001), { more: true, pages: 400 }],
  ['a full page behind what was counted', list(10_001, 450), { more: true, pages: 451 }],
  ['the last page behind it', list(10_001, 450, 7), { more: true, pages: 450 }],
  ['a page that is not there', list(10_001, 9_999, 0), { more: true, pages: 400 }],
  ['a long one that was counted', list(10_060, 1, 25, true), { more: false, pages: 403 }],
])('the end of %s', (_, counting, end) => {
  expect(endOf(counting)).toEqual(end)
})
