import { expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 2],
  ['Abcdefgh', 3],
  ['Abcdefg1', 4],
  ['Abcdefghijk1', 4],
  ['abcdefghijkl', 3],
])('%j has %i points', (password, points) => {
  expect(passwordStrength(password)).toBe(points)
})
