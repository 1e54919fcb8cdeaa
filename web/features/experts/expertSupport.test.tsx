/** Experts for a project: without projects, before one is chosen, with nobody who fits, and with somebody. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'

const project = { __typename: 'Project', id: 'p', number: 7, title: 'Solar still' }
const open = (answers: Answers, query = '') =>
  renderRoute(`/researcher/innovation-support/expert-support${query}`, {
    as: 'RESEARCHER',
    answers: { projects: listOf(project), matchingExperts: [], ...answers },
  })

test('without a project the way to a first one is shown', async () => {
  open({ projects: listOf() })
  const link = await screen.findByRole('link', { name: 'New project' })
  expect(link.getAttribute('href')).toBe('/researchers/projects/new')
  expect(screen.queryByRole('combobox', { name: 'Your project' })).toBeNull()
})

test('a project is chosen, and nobody who fits leads to a request', async () => {
  const asked: number[] = []
  const matchingExperts = ({ number }: { number: number }) => {
    asked.push(number)
    return []
  }
  const { user, router } = open({ matchingExperts })
  expect(await screen.findByText('You then see which experts fit it, and when they are free next.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your project' }), '7')
  expect(await screen.findByRole('link', { name: 'New support request' })).toBeTruthy()
  expect(router.state.location.search).toBe('?project=7')
  expect(asked).toEqual([0, 7])
})

test('whoever fits is shown with the shared words; topics lead nowhere that a researcher may not go', async () => {
  const expert = { __typename: 'User', number: 8, name: 'Mona Aziz', expertise: ['Felt'], introduction: null }
  open(
    { matchingExperts: [{ __typename: 'ExpertMatch', words: ['felt', 'pumps'], conflicts: [], expert }] },
    '?project=7',
  )
  const card = within(await screen.findByRole('article', { name: 'Mona Aziz' }))
  expect(card.getByText('Shared: felt, pumps')).toBeTruthy()
  expect(card.queryByText(/conflict of interest/)).toBeNull()
  expect(card.queryByRole('link', { name: 'Felt' })).toBeNull()
  expect(card.getByRole('button', { name: 'View Mona Aziz' })).toBeTruthy()
})

test('an expert who may be biased is shown with what the records say', async () => {
  const expert = { __typename: 'User', number: 8, name: 'Mona Aziz', introduction: null }
  const match = { __typename: 'ExpertMatch', words: ['felt'], conflicts: ['PUBLICATION', 'DEPARTMENT'], expert }
  open({ matchingExperts: [match] }, '?project=7')
  const card = within(await screen.findByRole('article', { name: 'Mona Aziz' }))
  expect(
    card.getByText('Possible conflict of interest: published with someone who works on it, same department'),
  ).toBeTruthy()
})
