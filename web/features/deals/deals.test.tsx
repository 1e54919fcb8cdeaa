/** Deals of the university's team: what is refused, what is in the way, and a deal that is gone. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const deal = (more: object = {}) => ({
  __typename: 'Deal',
  id: btoa('Deal:4'),
  number: 4,
  title: 'A quiet pump',
  status: 'OPEN',
  canWork: true,
  blockers: [],
  interests: [],
  ...more,
})
const open = (answers: Answers, path = '/kuteam/investments/4') => renderRoute(path, { as: 'KU_TEAM', answers })

test('a deal that is not there says so and leads back', async () => {
  open({ deal: null })
  expect(await screen.findByRole('heading', { name: 'Deal unavailable' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to deals' }).getAttribute('href')).toBe('/kuteam/investments')
})

test('no deals yet says how one is opened', async () => {
  open({ deals: listOf() }, '/kuteam/investments')
  expect(await screen.findByText(/A deal opens when an investor first expresses interest/)).toBeTruthy()
})

test('a license is closed with its other party; an end without result asks for neither party nor amount', async () => {
  const close = recorded({ deal: deal({ status: 'LICENSED' }) })
  const { user } = open({ deal: deal(), closeDeal: close.answer })
  await user.click(await findButton('Close deal'))
  const dialog = await dialogOf('Close deal')
  const outcome = dialog.getByLabelText(/^Outcome/)
  await user.selectOptions(outcome, 'ENDED')
  expect(dialog.queryByLabelText(/^Other party/)).toBeNull()
  await user.selectOptions(outcome, 'LICENSED')
  await user.type(dialog.getByLabelText(/^Closed on/), '2026-11-20')
  await user.click(dialog.getByRole('button', { name: 'Close deal' }))
  await wrongField(dialog, /^Other party/, 'Enter the other party')
  expect(close.sent).toEqual([])
  await user.click(field(dialog, /^Other party/))
  await user.paste('Gulf Pumps')
  await user.click(dialog.getByRole('button', { name: 'Close deal' }))
  await waitFor(() =>
    expect(close.sent).toMatchObject([{ outcome: 'LICENSED', party: 'Gulf Pumps', closedOn: '2026-11-20' }]),
  )
})

test('a blocker that another member of the team resolved says why nothing changed', async () => {
  const blocker = { id: btoa('DealBlocker:1'), text: 'An inventor has not signed', createdAt: '2026-11-01T08:00:00Z' }
  const { user } = open({
    deal: deal({ blockers: [blocker] }),
    resolveDealBlocker: refusal('CONFLICT', 'The deal is closed'),
  })
  await user.click(await findButton('Resolve: An inventor has not signed'))
  expect(await screen.findByText('The deal is closed')).toBeTruthy()
  expect(await findButton('Resolve: An inventor has not signed')).toBeTruthy()
})
