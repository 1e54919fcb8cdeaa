/** What an investor or a company sees of a data room while access waits, ends or is declined, and what its people do with it. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, dialogOf, field, findButton, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const document = (more: object = {}) => ({
  __typename: 'RoomDocument',
  id: btoa('RoomDocument:1'),
  number: 1,
  name: 'Cost plan.pdf',
  folder: null,
  label: 'AFTER_NDA',
  isReadable: true,
  ...more,
})
const grant = (more: object = {}) => ({
  __typename: 'RoomGrant',
  id: btoa('RoomGrant:1'),
  status: 'GRANTED',
  isStanding: true,
  expiresOn: '2999-01-01',
  endsAt: '2999-01-01T20:00:00Z',
  ...more,
})
const room = (more: object = {}) => ({
  __typename: 'DataRoom',
  id: btoa('DataRoom:7'),
  number: 7,
  title: 'A quiet pump',
  hasMoreAfterNda: true,
  canRequest: true,
  documents: [],
  folders: [],
  ownGrant: null,
  ownAcceptance: null,
  nda: { id: btoa('NdaText:1'), version: 2, text: 'Nothing is passed on.' },
  ...more,
})
const open = (answers: Answers, as: 'INVESTOR' | 'INDUSTRY' | 'RESEARCHER' | 'KU_TEAM' = 'INVESTOR') =>
  renderRoute('/projects/7/data-room', { as, answers })

test('a room that is closed to the viewer says so and leads back to the project', async () => {
  open({ dataRoom: null })
  expect((await screen.findByRole('link', { name: 'Back to the project' })).getAttribute('href')).toBe('/projects/7')
})

test.each(['INVESTOR', 'INDUSTRY'] as const)(
  '%s asks for access with a message, and a refusal keeps what was written',
  async (as) => {
    const request = recorded(() => {
      throw refusal('CONFLICT', 'You asked already.')
    })
    const { user } = open({ dataRoom: room(), requestRoomAccess: request.answer }, as)
    await user.click(await findButton('Request access'))
    const dialog = await dialogOf('Request access')
    await user.click(field(dialog, /^Why do you want/))
    await user.paste('We fund pumps.')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('You asked already.')).toBeTruthy()
    expect(field(dialog, /^Why do you want/).value).toBe('We fund pumps.')
    expect(request.sent).toEqual([{ id: btoa('DataRoom:7'), message: 'We fund pumps.' }])
  },
)

test('a request that waits says by when it is answered, and is not sent twice', async () => {
  open({ dataRoom: room({ ownGrant: grant({ status: 'REQUESTED', isStanding: false, answerBy: '2026-12-01' }) }) })
  expect(await screen.findByText(/Dec 1, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull()
})

test('the agreement is accepted with the full name and a tick, in the version that was read', async () => {
  const accept = recorded({ dataRoom: room() })
  const { user } = open({ dataRoom: room({ ownGrant: grant() }), acceptRoomNda: accept.answer })
  await user.click(await findButton('Read and accept'))
  const dialog = await dialogOf(/version 2/i)
  expect(dialog.getByText('Nothing is passed on.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Accept/ }))
  await wrongField(dialog, /^Your full name/, 'full name')
  expect(accept.sent).toEqual([])
  await user.click(field(dialog, /^Your full name/))
  await user.paste('Test Person')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: /^Accept/ }))
  await waitFor(() =>
    expect(accept.sent).toEqual([
      { id: btoa('DataRoom:7'), ndaTextId: btoa('NdaText:1'), name: 'Test Person', agreed: true },
    ]),
  )
})

test('a document that is open closes when the last day of the access is over', async () => {
  const days = 86_400_000
  const endsAt = new Date(Date.now() + 10 * days).toISOString()
  const standing = room({ ownGrant: grant({ endsAt }), ownAcceptance: { acceptedAt: '2026-11-01T08:00:00Z' } })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  network.use(http.get('*/api/data-room-documents/1/pages/1', () => delay('infinite')))
  const { user } = open({
    dataRoom: { ...standing, documents: [document()] },
    node: room({ ownGrant: grant({ isStanding: false, endsAt }) }),
  })
  await user.click(await findButton('Cost plan.pdf'))
  const reader = within(await screen.findByRole('dialog', { name: 'Cost plan.pdf' }))
  expect(reader.queryByText('This document was closed')).toBeNull()
  const [ended] = timers.mock.calls.find(([, wait]) => wait! > 9 * days)!
  act(() => {
    ended()
  })
  expect(await reader.findByText('This document was closed')).toBeTruthy()
  expect(await screen.findByText('Expired')).toBeTruthy()
})

test.each([
  ['KU_TEAM', 'Give access'],
  ['RESEARCHER', 'Propose reader'],
] as const)('%s finds investors and people of companies under “%s”', async (as, name) => {
  const asked: unknown[] = []
  const users = (args: { filter: { role: unknown } }) => {
    asked.push(args.filter.role)
    return { edges: [{ node: { __typename: 'User', id: btoa('User:5'), name: 'Clara', department: 'Kiln Ltd' } }] }
  }
  const may = as === 'KU_TEAM' ? { canGrant: true } : { canPropose: true }
  const { user } = open({ dataRoom: room({ canRequest: false, canUpdate: true, grants: [], ...may }), users }, as)
  await user.click(await findButton(name))
  const dialog = await dialogOf(name)
  await user.click(dialog.getByRole('combobox'))
  await user.paste('Clara')
  expect(await screen.findByRole('option', { name: /Clara.*Kiln Ltd/ })).toBeTruthy()
  expect(asked.at(-1)).toEqual(['INVESTOR', 'INDUSTRY', 'INDUSTRY_PARTNER'])
})

test.each(['INVESTOR', 'INDUSTRY'] as const)('the dashboard of %s leads to the rooms with access', async (as) => {
  const dataRoom = {
    __typename: 'DataRoom',
    id: btoa('DataRoom:7'),
    path: '/projects/7/data-room',
    title: 'A quiet pump',
  }
  renderRoute(as === 'INVESTOR' ? '/investor-dashboard' : '/industry-dashboard', {
    as,
    answers: { ownRoomGrants: [grant({ dataRoom })] },
  })
  const link = await screen.findByRole('link', { name: /A quiet pump/ })
  expect(link.getAttribute('href')).toBe('/projects/7/data-room')
})

test('the team sees who asks, and an empty room says how to fill it', async () => {
  const person = { __typename: 'User', id: btoa('User:5'), name: 'Nasser', role: 'INDUSTRY', department: 'Kiln Ltd' }
  const asking = grant({
    status: 'REQUESTED',
    isStanding: false,
    reader: person,
    answerBy: '2026-12-01',
    message: 'Please',
    canAnswer: true,
  })
  open({ dataRoom: room({ canRequest: false, canUpdate: true, canGrant: true, grants: [asking] }) }, 'KU_TEAM')
  expect(await screen.findByText('Nasser, Kiln Ltd')).toBeTruthy()
  expect(screen.getByText(/^Industry Partner · /)).toBeTruthy()
  expect(screen.getByText('Please')).toBeTruthy()
  expect(button('Add folder')).toBeTruthy()
})

test.each([true, false])(
  'a new version of a document is offered to those who may replace it: %s',
  async (canReplace) => {
    const file = {
      __typename: 'File',
      id: btoa('File:3'),
      number: 3,
      contentUrl: '/api/files/3/content?seal=x',
      canReplace,
    }
    const documents = [{ ...document(), canUpdate: true, file }]
    const { user } = open({ dataRoom: room({ canUpdate: true, documents }) }, 'KU_TEAM')
    await user.click(await findButton(/^Actions for Cost plan/))
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy()
    expect(screen.queryAllByRole('menuitem', { name: 'Upload a new version' })).toHaveLength(canReplace ? 1 : 0)
  },
)

test('a room is opened to companies after a question, and closed to them at once', async () => {
  let openToCompanies = false
  const kept = () => room({ canRequest: false, canUpdate: true, canGrant: true, grants: [], openToCompanies })
  const update = recorded((input: { openToCompanies: boolean }) => {
    openToCompanies = input.openToCompanies
    return { dataRoom: kept() }
  })
  const { user } = open({ dataRoom: kept, updateDataRoom: update.answer }, 'KU_TEAM')
  await user.click(await findButton('Open to companies'))
  const question = await questionOf('Open this room to companies?')
  expect(update.sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Open to companies' }))
  await screen.findByText('Companies can read this room while the project is open to industry.')
  await user.click(await findButton('Close to companies'))
  await screen.findByText('Companies cannot read this room.')
  const id = btoa('DataRoom:7')
  expect(update.sent).toEqual([
    { id, openToCompanies: true },
    { id, openToCompanies: false },
  ])
})
