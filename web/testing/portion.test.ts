import { expect, test } from 'vitest'
import { portion } from './portion.ts'

const forms = ['a', 'b', 'c', 'd', 'e', 'f']

test('the portions together are everything, each once', () => {
  const portions = [1, 2, 3, 4].map((nth) => portion(forms, `${nth}/4`))
  expect(portions.map(({ length }) => length)).toEqual([2, 2, 1, 1])
  expect(portions.flat().toSorted()).toEqual(forms)
})

test('a run that is not portioned walks all', () => {
  expect(portion(forms, undefined)).toEqual(forms)
})
