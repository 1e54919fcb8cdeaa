import { expect, test } from 'vitest'
import { changeWords } from './figureWords.ts'

test('records are counted, and amounts are not', () => {
  expect([changeWords(4, 4, 'RECORDS'), changeWords(2, 4, 'RECORDS'), changeWords(5, 4, 'RECORDS')]).toEqual([
    'Same as in the previous period',
    '2 fewer than in the previous period',
    '1 more than in the previous period',
  ])
  const money = [changeWords(4, 4, 'AED'), changeWords(0, 1_200_000, 'AED'), changeWords(1_200_000, 0, 'AED')]
  expect(money.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'Same as in the previous period',
    'AED 1.2M less than in the previous period',
    'AED 1.2M more than in the previous period',
  ])
})
