/** Support requests where things go wrong or are not there yet: empty, missing, refused, and what each state allows. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { entriesOf } from '#web/testing/steps.ts'

const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const category = {
  id: btoa('SupportCategory:1'),
  number: 1,
  name: 'Contracts',
  answerDays: 8,
  article: '',
  active: true,
}
const request = (more: object = {}) => ({
  __typename: 'SupportRequest',
  id: btoa('SupportRequest:7'),
  number: 7,
  title: 'Check a contract',
  description: 'It is with a company abroad.',
  status: 'IN_PROGRESS',
  isOverdue: false,
  category,
  project: null,
  rating: null,
  resolvedAt: null,
  waitingSince: null,
  canUpdate: false,
  canReopen: false,
  canWork: false,
  internal: null,
  ...more,
})
const asking = (answers: Answers, path = '') =>
  renderRoute(`/researcher/innovation-support${path}`, { as: 'RESEARCHER', answers })
const desk = (more: object) =>
  renderRoute('/commercialization/innovation-support/request/7', {
    as: 'KU_TEAM',
    answers: { supportRequest: request({ canWork: true, ...more }) },
  })
const button = (name: string) => screen.queryByRole('button', { name })

test('without requests and categories the page says so', async () => {
  asking({ supportCategories: listOf(), supportRequests: listOf() })
  expect(await screen.findByText('You have no open requests.')).toBeTruthy()
  expect(screen.getByText(/^No categories are open for requests yet\./)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Resolved and closed' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New Support Request' })).toBeNull()
})

test('without categories there is no form that nobody could submit', async () => {
  asking({ supportCategories: listOf() }, '/new-request')
  expect(await screen.findByRole('heading', { name: 'No categories are open for requests yet.' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Title/)).toBeNull()
})

test('a refused request keeps what was written and names the field', async () => {
  const refused = refusal('INVALID', 'x', { description: 'Describe what you need' })
  const { user } = asking(
    { supportCategories: listOf(category), projects: listOf(), createSupportRequest: refused },
    '/new-request?category=1',
  )
  await user.click(await screen.findByLabelText(/^Title/))
  await user.paste('Check a contract')
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  expect(
    await screen.findByRole('textbox', { name: /^Description/, description: /Describe what you need/ }),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Check a contract')
})

test('articles about the words of the title are suggested before the request is submitted', async () => {
  const { user } = asking({ supportCategories: listOf(category), projects: listOf() }, '/new-request')
  await user.click(await screen.findByLabelText(/^Title/))
  await user.paste('May I publish before the patent?')
  const articles = await screen.findByRole('complementary', { name: 'These articles may help' })
  expect(within(articles).getByRole('link', { name: 'Protect before you publish' })).toBeTruthy()
})

test('a request that is not there says so and leads back', async () => {
  asking({ supportRequest: null }, '/request/7')
  expect(await screen.findByText('Support request not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Innovation Support' })).toBeTruthy()
})

test('a researcher is told that a request waits for the reply, and sees no notes', async () => {
  asking(
    {
      supportRequest: request({
        status: 'WAITING_FOR_RESEARCHER',
        waitingSince: '2026-11-20T08:00:00Z',
        canUpdate: true,
      }),
    },
    '/request/7',
  )
  expect(await screen.findByText('Waiting for you')).toBeTruthy()
  expect(screen.getByText(/The commercialization team needs your reply/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Internal notes' })).toBeNull()
  expect(button('Resolve')).toBeNull()
})

test.each([true, false])('a resolved request can be rated; that it can be reopened is %s', async (canReopen) => {
  const resolved = { status: 'RESOLVED', resolvedAt: '2026-11-20T08:00:00Z', canUpdate: true, canReopen }
  const { user } = asking({ supportRequest: request(resolved) }, '/request/7')
  expect(await screen.findByRole('button', { name: 'Rate answer' })).toBeTruthy()
  expect((await entriesOf(user, 'More actions for Check a contract')).includes('Reopen')).toBe(canReopen)
})

test.each([
  ['SUBMITTED', 'Assign'],
  ['TRIAGED', 'Start'],
  ['IN_PROGRESS', 'Resolve'],
  ['WAITING_FOR_RESEARCHER', 'Resolve'],
])('what the team does next with a request in %s is %s', async (status, next) => {
  desk({ status })
  expect(await screen.findByRole('button', { name: next })).toBeTruthy()
})

test('nothing is left to do with a closed request', async () => {
  const { user } = desk({ status: 'CLOSED', resolvedAt: '2026-11-01T08:00:00Z' })
  expect(await screen.findByText('Closed', { selector: 'span' })).toBeTruthy()
  expect(button('Resolve')).toBeNull()
  expect(button('Propose a meeting')).toBeNull()
  expect(await entriesOf(user, 'More actions for Check a contract')).toEqual(['Pin to the menu'])
})

test('a meeting about a request is proposed from its page, and those there are stand on it', async () => {
  const meeting = {
    __typename: 'Meeting',
    id: 'meeting',
    number: 6,
    title: 'What the contract needs',
    kind: 'MEETING',
    state: 'CONFIRMED',
    startsAt: '2099-03-01T06:00:00.000Z',
    endsAt: '2099-03-01T07:00:00.000Z',
    tasks: [],
  }
  const { user } = desk({ requester: { id: btoa('User:9'), name: 'Sami' }, assignee: null, meetings: [meeting] })
  const link = await screen.findByRole('link', { name: /What the contract needs/ })
  expect(link.getAttribute('href')).toBe('/meetings/6')
  await user.click(screen.getByRole('button', { name: 'Propose a meeting' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose a meeting' }))
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^About/ }).value).toBe(
    'Support request: Check a contract',
  )
  expect(dialog.getByText('Sami')).toBeTruthy()
})
