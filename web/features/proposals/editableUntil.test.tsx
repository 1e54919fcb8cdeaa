/** An applicant sees until when a proposal can be submitted or changed, and nothing once it cannot. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'
import { editableUntil, editableUntilFact } from './editableUntil.ts'

const challenge = { deadline: '2026-12-29', daysLeft: 29 }

test('a draft is submitted and a proposal is changed until the deadline', () => {
  const draft = { stage: 'DRAFT', canUpdate: true, challenge }
  expect(editableUntil(draft)).toBe('Submit by Dec 29, 2026, end of day (29 days left)')
  expect(editableUntil({ ...draft, stage: 'RECEIVED', challenge: { ...challenge, daysLeft: 0 } })).toBe(
    'Editable until Dec 29, 2026, end of day (today)',
  )
  expect(editableUntilFact(draft)).toEqual(['Submit by', 'Dec 29, 2026, end of day (29 days left)'])
})

test('nothing is said of what cannot be changed, or of a challenge without a deadline', () => {
  expect(editableUntil({ stage: 'SHORTLISTED', canUpdate: false, challenge })).toBe('')
  expect(editableUntil({ stage: 'DRAFT', canUpdate: true, challenge: null })).toBe('')
  expect(editableUntilFact({ stage: 'SHORTLISTED', canUpdate: false, challenge })).toBeNull()
})

test('the list of own proposals says it on each', async () => {
  const own = { __typename: 'Proposal', id: 'p', number: 9, title: 'Felt collars', mine: true, accepted: null }
  renderRoute('/industry-challenges?tab=proposals', {
    as: 'RESEARCHER',
    answers: { proposals: listOf({ ...own, stage: 'RECEIVED', canUpdate: true, challenge }) },
  })
  expect(await screen.findByText('Editable until Dec 29, 2026, end of day (29 days left)')).toBeTruthy()
})
