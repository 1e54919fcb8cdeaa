/** What rules say of fields, and how a change is worded. */
import { expect, test } from 'vitest'
import { updateProjectRules } from '#api/features/projects/project.rules.ts'
import { evaluateIdeaRules } from '#api/features/ideas/validation.rules.ts'
import { fieldsOf } from './describeRules.ts'
import { changedWords } from './ruleWords.ts'

test('a field that refuses an empty text is required, though an API call may leave it out', () => {
  const { title, description, abstract } = fieldsOf(updateProjectRules)
  expect([title?.required, description?.required, abstract?.required]).toEqual([true, true, false])
})

test('changes are named by the labels of their fields', () => {
  const before = { title: 'A', tags: ['x'], trl: 4, endDate: '' }
  expect(changedWords(updateProjectRules, before, { ...before, title: 'B', endDate: '2026-12-01' })).toBe(
    'Changed: title, end date.',
  )
  expect(changedWords(updateProjectRules, before, { ...before, tags: ['x'] })).toBe('')
})

test('an empty choice is asked for by name', async () => {
  const refused = await evaluateIdeaRules.validateAt('overall', { overall: '' }).catch((error: Error) => error.message)
  expect(refused).toBe('Enter an overall assessment')
})
