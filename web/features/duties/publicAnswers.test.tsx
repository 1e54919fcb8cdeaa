/** The page of answers in time for everybody: by who answers, with what the figures mean, or why there are none. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const promise = (kind: string, days: number | null, answered: number, inTime: number) => ({
  __typename: 'AnswerPromise',
  kind,
  days,
  kept: { __typename: 'AnswersKept', answered, inTime },
})
const months = { __typename: 'PublicAnswerPromises', from: '2025-12-01', until: '2026-12-01', fewest: 5 }

test('visitors read how many answers came in time, by who answers', async () => {
  const promises = [
    promise('IDEA_REVIEW', 10, 8, 6),
    promise('PROPOSAL_ANSWER', 20, 12, 12),
    promise('SUPPORT_ANSWER', null, 5, 4),
  ]
  renderRoute('/promised-answers', { answers: { publicAnswerPromises: { ...months, promises } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Answers on Time' })).toBeTruthy()
  expect(screen.getByText('How many answers came by the promised date, from Dec 1, 2025 to Nov 30, 2026.')).toBeTruthy()
  const rows = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent)
  expect(rows('University team')).toContain('Review idea1075% (6 of 8)')
  expect(rows('University team')).toContain('Answer support requestBy category80% (4 of 5)')
  expect(rows('Companies and their reviewers')).toContain('Decide on proposal20100% (12 of 12)')
  expect(screen.queryByRole('region', { name: 'Experts' })).toBeNull()
  expect(screen.getByText(/^Figures cover twelve full months/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See all promised answers' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Answers on Time' }).getAttribute('href')).toBe('/promised-answers')
})

test('who is signed in finds the way to all of them', async () => {
  const answers = { publicAnswerPromises: { ...months, promises: [promise('IDEA_REVIEW', 10, 8, 6)] } }
  renderRoute('/promised-answers', { as: 'INVESTOR', answers })
  const link = await screen.findByRole('link', { name: 'See all promised answers' })
  expect(link.getAttribute('href')).toBe('/answer-times')
})

test('without figures the page says when there will be some', async () => {
  renderRoute('/promised-answers', { answers: { publicAnswerPromises: { ...months, promises: [] } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'No figures yet' })).toBeTruthy()
})
