/** Saved views: what is sent when one is saved, followed and changed, and what is said of it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, dialogOf, findButton, listOf, recorded } from '#web/testing/steps.ts'

const view = (more: object = {}) => ({
  __typename: 'SavedView',
  id: globalId('SavedView', 1),
  name: 'Water',
  query: 'sector=water',
  shared: false,
  followed: false,
  canUpdate: true,
  owner: null,
  ...more,
})
const open = (views: object[], answers: Answers = {}, search = '?sector=water') =>
  renderRoute(`/industry-challenges${search}`, {
    as: 'RESEARCHER',
    answers: { challenges: listOf(), savedViews: views, ...answers },
  })

test('a view is saved and followed with what its address asks for', async () => {
  const { sent, answer: createSavedView } = recorded({ view: view() })
  const { user } = open([], { createSavedView })
  await user.click(await findButton('Views'))
  expect(await screen.findByText(/be notified of new results/)).toBeTruthy()
  await user.click(button('Save this view'))
  const dialog = await dialogOf('Save this view')
  await user.type(dialog.getByLabelText(/^Name/), 'Water')
  await user.click(dialog.getByLabelText('Notify me of new results'))
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ list: 'challenges', name: 'Water', query: 'sector=water', followed: true })
  expect(sent[0]).toHaveProperty('filter.sector', ['WATER'])
})

test('one that comes to be followed sends its own filter, whatever the page shows', async () => {
  const { sent, answer: updateSavedView } = recorded({ view: view({ followed: true }) })
  const { user } = open([view()], { updateSavedView }, '?sector=energy')
  await user.click(await findButton('Views'))
  await user.click(await findButton('Actions for Water'))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await dialogOf('Edit Water')
  await user.click(dialog.getByLabelText('Notify me of new results'))
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ query: 'sector=water', followed: true })
  expect(sent[0]).toHaveProperty('filter.sector', ['WATER'])
})

test('a view of too many results says so at the switch, and what was typed stays', async () => {
  const tooMany = 'You can follow a view only if it has at most 1,000 results. Narrow it with filters first.'
  const { user } = open([], { createSavedView: refusal('INVALID', 'x', { followed: tooMany }) })
  await user.click(await findButton('Views'))
  await user.click(await findButton('Save this view'))
  const dialog = await dialogOf('Save this view')
  await user.type(dialog.getByLabelText(/^Name/), 'Everything')
  await user.click(dialog.getByLabelText('Notify me of new results'))
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  expect(await dialog.findByText(tooMany)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Everything')
})

test('those that are followed say so', async () => {
  const { user } = open([view({ followed: true })])
  await user.click(await findButton('Views'))
  expect((await screen.findByRole('link', { name: /Water/ })).textContent).toContain('Notifies you of new results')
})

test('a list of what is only ever new has no such switch', async () => {
  const { user } = renderRoute('/admin/user-management/activity/sign-ins', {
    as: 'ADMIN',
    answers: { securityEvents: listOf(), savedViews: [] },
  })
  await user.click(await findButton('Views'))
  await user.click(await findButton('Save this view'))
  const dialog = await dialogOf('Save this view')
  expect(dialog.queryByLabelText('Notify me of new results')).toBeNull()
})
