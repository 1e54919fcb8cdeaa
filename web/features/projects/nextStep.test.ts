/** What the people of a project are told to do next. */
import { expect, test } from 'vitest'
import { nextStepOf } from './nextStep.ts'

const project = { status: 'ACTIVE', trl: 4, validatedTrl: 4, trlValidationStatus: 'NONE' } as const

test.each([
  [{ status: 'DRAFT' }, 'Complete it and submit it for review'],
  [{ status: 'DRAFT', returnComments: 'Who owns it?' }, 'Make the requested changes and submit it again'],
  [{ status: 'ON_HOLD' }, 'On hold: resume or archive it'],
  [{ trlValidationStatus: 'CHANGES_REQUESTED' }, 'Add the evidence requested for the TRL validation'],
  [{ trlValidationStatus: 'PENDING' }, 'TRL validation is pending'],
  [{ trl: null }, 'Enter its TRL'],
  [{}, 'Add evidence for TRL 5'],
  // What is stated alone is not shown yet.
  [{ validatedTrl: null }, 'Add evidence for TRL 1'],
  [{ trl: 9, validatedTrl: 9 }, null],
  [{ status: 'PROPOSED' }, null],
  [{ status: 'ARCHIVED' }, null],
] as const)('%o: %s', (more, words) => {
  expect(nextStepOf({ ...project, ...more })).toBe(words)
})
