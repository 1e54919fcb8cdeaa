/** Industry Challenges: the sheet, and a star that is shown at once and undone when it fails. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const challenge = {
  id: 'c1',
  number: 1,
  title: 'Less energy',
  companyName: null,
  displayStatus: 'EXPIRED',
  deadline: '2026-01-01',
  daysLeft: 0,
  starred: false,
  canStar: true,
  canAsk: false,
  canAnswer: false,
  viewCount: null,
  fundingRange: 'TBD',
  budget: null,
  minBudget: null,
  maxBudget: null,
  sector: 'WATER',
  problemStatement: 'Pumps eat it.',
  questions: [{ id: 'q', text: 'How deep?', answer: '40 metres.', mine: false }],
}
const list = { totalCount: 1, edges: [{ node: challenge }] }

test('a link opens the sheet with the true status and the withheld name', async () => {
  renderRoute('/industry-challenges?challenge=1', {
    as: 'RESEARCHER',
    answers: { challenges: list, challenge, viewChallenge: { challenge } },
  })
  const sheet = await screen.findByRole('dialog', { name: 'Challenge' })
  await within(sheet).findByText('Problem Statement')
  expect(within(sheet).getByText('Expired')).toBeTruthy()
  expect(within(sheet).getByText('Company name withheld')).toBeTruthy()
  expect(within(sheet).getByText('40 metres.')).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'Ask a question' })).toBeNull()
})

test('a star is shown at once, and undone when the server refuses', async () => {
  let refuse: (() => void) | undefined
  const { user } = renderRoute('/industry-challenges', {
    as: 'RESEARCHER',
    answers: {
      challenges: list,
      starChallenge: () => new Promise((_, reject) => (refuse = () => reject(refusal('CONFLICT', 'No')))),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Star Less energy' }))
  expect(await screen.findByRole('button', { name: 'Unstar Less energy' })).toBeTruthy()
  await waitFor(() => expect(refuse).toBeDefined())
  refuse!()
  expect(await screen.findByRole('button', { name: 'Star Less energy' })).toBeTruthy()
})
