/** Investors as the university sees them: nobody yet, one that is gone, and documents that are asked for. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, field, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const investor = {
  __typename: 'User',
  id: btoa('User:5'),
  number: 5,
  name: 'Nasser Al Qubaisat',
  role: 'INVESTOR',
  status: 'PENDING_VERIFICATION',
  canVerify: true,
  investor: { __typename: 'Investor', id: btoa('Investor:5'), number: 5 },
}
const open = (path: string, answers: Answers) => renderRoute(path, { as: 'KU_TEAM', answers })

test('a directory without investors says how they come', async () => {
  open('/investors/directory', { investors: listOf() })
  expect(await screen.findByText('Investors who register and wait for your verification appear here.')).toBeTruthy()
})

test('an investor that is not there says so and leads back', async () => {
  open('/investors/detail/5', { user: null })
  expect(await screen.findByRole('heading', { name: 'Investor unavailable' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to investors' })).toBeTruthy()
})

test('documents are asked for with what is missing; a refusal keeps the words', async () => {
  const request = recorded(refusal('CONFLICT', 'The university has decided about this account.'))
  const { user } = open('/investors/detail/5', { user: investor, requestVerificationDocuments: request.answer })
  await choose(user, /^More actions/, 'Request documents')
  const dialog = await dialogOf('Request documents')
  await user.click(dialog.getByRole('button', { name: 'Request documents' }))
  await wrongField(dialog, /^What is missing/, 'Say what is missing.')
  await user.click(field(dialog, /^What is missing/))
  await user.paste('A letter of your fund')
  await user.click(dialog.getByRole('button', { name: 'Request documents' }))
  expect(await screen.findByText('The university has decided about this account.')).toBeTruthy()
  expect(field(dialog, /^What is missing/).value).toBe('A letter of your fund')
})
