/** Features of the product: what administrators read and switch, and what is gone where one is off. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const ben = btoa('User:5')
const flag = (more: object = {}) => ({
  name: 'IMPORTS',
  kind: 'SWITCH',
  forVisitors: false,
  since: '2026-11-26',
  on: true,
  roles: ['EXPERT', 'INDUSTRY', 'INDUSTRY_PARTNER'],
  percent: 50,
  people: [{ id: ben, name: 'Ben' }],
  owner: null,
  reviewOn: null,
  note: '',
  affected: 12,
  stale: [],
  changes: [],
  ...more,
})
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('it says who has a feature, and what is stale comes first', async () => {
  renderRoute('/admin/feature-flags', {
    as: 'ADMIN',
    answers: {
      featureFlags: [
        flag(),
        flag({ name: 'REGISTRATION', forVisitors: true, roles: [], percent: 100, people: [], stale: ['REVIEW_DUE'] }),
      ],
    },
  })
  expect((await region('Imports')).getByText(/^50% of Industry.*, Expert, Ben$/)).toBeTruthy()
  expect((await region('Imports')).getByText('12 people')).toBeTruthy()
  expect((await region('Registration')).getByText('Everyone')).toBeTruthy()
  expect((await region('Registration')).getByText('This feature is due for review.')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.indexOf('Registration')).toBeLessThan(headings.indexOf('Imports'))
})

test('a change is sent alone, with what it was and both roles of companies', async () => {
  const sent = recorded({ featureFlag: flag({ on: false }) })
  const { user } = renderRoute('/admin/feature-flags', {
    as: 'ADMIN',
    answers: { featureFlags: [flag()], updateFeatureFlag: sent.answer },
  })
  await user.click(await findButton('Change Imports'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: /^Switched on/ }))
  await user.click(dialog.getByRole('checkbox', { name: 'Expert' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.sent).toMatchObject([
      { name: 'IMPORTS', on: false, roles: ['INDUSTRY', 'INDUSTRY_PARTNER'], was: { on: true } },
    ]),
  )
  expect(sent.sent[0]).not.toHaveProperty('percent')
})

test('where registration is off, it is said instead of a form', async () => {
  renderRoute('/auth?tab=register', { answers: { features: [] } })
  expect(await screen.findByText(/^Registration is closed at the moment/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
})

test('where imports are off, no file is taken', async () => {
  renderRoute('/import-data', { as: 'KU_TEAM', answers: { features: [], imports: [] } })
  expect(await screen.findByText(/^Imports are switched off/)).toBeTruthy()
  expect(document.querySelector('input[type=file]')).toBeNull()
})
