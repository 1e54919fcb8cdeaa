/** What the rules of a challenge say of values as a form holds them. */
import type { ValidationError } from 'yup'
import { expect, test } from 'vitest'
import { createChallengeRules } from './challenge.rules.ts'

function errorsOf(values: object): Record<string, string> {
  try {
    createChallengeRules.validateSync({ title: 'Quiet pumps', ...values }, { abortEarly: false })
    return {}
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path ?? '', message]))
  }
}

test('the ends of a budget are compared only where both are numbers', () => {
  expect(errorsOf({ minBudget: '10', maxBudget: '5' })).toEqual({ maxBudget: 'The maximum is below the minimum' })
  expect(errorsOf({ minBudget: '5', maxBudget: '10' })).toEqual({})
  expect(errorsOf({ minBudget: 'about 5', maxBudget: '10' })).toEqual({ minBudget: 'Must be a number' })
})
