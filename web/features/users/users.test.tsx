/** Accounts as administrators manage them: what is refused, what is gone, and that nobody changes oneself. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, field, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const base = '/admin/user-management'
const open = (path: string, answers: Answers) => renderRoute(base + path, { as: 'ADMIN', answers })
const user = (more: object = {}) => ({
  __typename: 'User',
  id: btoa('User:7'),
  number: 7,
  name: 'Dee Ray',
  role: 'RESEARCHER',
  status: 'ACTIVE',
  signIns: [],
  ...more,
})

test('an account that is not there says so and leads back', async () => {
  open('/edit-user/9', { user: null })
  expect(await screen.findByRole('heading', { name: 'Account not available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to all users' }).getAttribute('href')).toBe(`${base}/all-users`)
})

test('a role is changed to another one, with a reason', async () => {
  const change = recorded({ user: user({ role: 'EXPERT' }) })
  const { user: hands } = open('/edit-user/7', { user: user(), updateUser: change.answer })
  await choose(hands, /^More actions/, 'Change role')
  const dialog = await dialogOf('Change the role of Dee Ray')
  const role = dialog.getByLabelText<HTMLSelectElement>(/^Role/)
  expect([...role.options].map(({ value }) => value)).not.toContain('RESEARCHER')
  await hands.selectOptions(role, 'EXPERT')
  await hands.click(dialog.getByRole('button', { name: 'Change role' }))
  await wrongField(dialog, /^Reason/, 'Enter a reason')
  expect(change.sent).toEqual([])
  await hands.click(field(dialog, /^Reason/))
  await hands.paste('Joins the board')
  await hands.click(dialog.getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(change.sent).toEqual([{ id: btoa('User:7'), role: 'EXPERT', reason: 'Joins the board' }]))
})

test('a second account is found though it is suspended, and never the account itself', async () => {
  let asked: unknown
  const users = ({ filter }: { filter: unknown }) => {
    asked = filter
    return listOf(
      user(),
      user({ id: btoa('User:8'), number: 8, name: 'Dee Ray', status: 'SUSPENDED', department: 'Physics' }),
    )
  }
  const { user: hands } = open('/edit-user/7', { user: user({ department: 'Chemistry' }), users })
  await choose(hands, /^More actions/, 'Merge a second account')
  const dialog = await dialogOf('Merge a second account into Dee Ray')
  await hands.type(dialog.getByRole('combobox', { name: /^Second account/ }), 'Dee')
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Physics')])
  expect(asked).not.toHaveProperty('status')
})

test('the last administrator cannot be closed, in the words of the server', async () => {
  const { user: hands } = open('/edit-user/7', {
    user: user({ role: 'ADMIN' }),
    deleteUser: refusal('CONFLICT', 'The platform needs another administrator first'),
  })
  await choose(hands, /^More actions/, 'Close account')
  const question = await questionOf('Close the account of Dee Ray?')
  await hands.click(question.getByRole('button', { name: 'Close account' }))
  expect(await screen.findByText('The platform needs another administrator first')).toBeTruthy()
})

test('one’s own account offers no change of role or state', async () => {
  open('/edit-user/1', { user: user({ number: 1, name: 'Test Person', role: 'ADMIN' }) })
  expect(await screen.findByText(/This is your own account/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull()
})

test('an invitation with an address that is taken keeps what was written', async () => {
  const create = recorded(
    refusal('CONFLICT', 'Check the form', { email: 'An account with this email address already exists' }),
  )
  const { user: hands } = open('/add-user', { createUser: create.answer })
  await hands.click(await findButton('Send invitation'))
  await wrongField(screen, /^Email/, 'valid email')
  const type = async (name: RegExp, words: string) => {
    await hands.click(field(screen, name))
    await hands.paste(words)
  }
  await type(/^Name/, 'Dee Ray')
  await type(/^Email/, 'dee@test.example')
  await hands.selectOptions(screen.getByLabelText(/^Role/), 'EXPERT')
  await type(/^Message/, 'Welcome')
  await hands.click(await findButton('Send invitation'))
  await wrongField(screen, /^Email/, 'already exists')
  expect(field(screen, /^Message/).value).toBe('Welcome')
  expect(create.sent).toMatchObject([
    { name: 'Dee Ray', email: 'dee@test.example', role: 'EXPERT', message: 'Welcome' },
  ])
})

test('selected accounts are suspended together', async () => {
  const set = recorded({ users: [] })
  const { user: hands } = open('/all-users', {
    users: listOf(user(), user({ id: btoa('User:8'), number: 8, name: 'Ed Poe' })),
    setAccountStatus: set.answer,
  })
  await hands.click(await screen.findByRole('checkbox', { name: 'Select Dee Ray' }))
  await hands.click(screen.getByRole('checkbox', { name: 'Select Ed Poe' }))
  await hands.click(await findButton('Suspend'))
  const dialog = await dialogOf('Suspend 2 accounts')
  await hands.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() =>
    expect(set.sent).toEqual([{ ids: [btoa('User:7'), btoa('User:8')], status: 'SUSPENDED', reason: '' }]),
  )
})

test('permissions are found by the words on screen, and a cell says on which records', async () => {
  const roles = (within: string) => ['RESEARCHER', 'INDUSTRY', 'INVESTOR'].map((role) => ({ role, within }))
  const { user: hands } = open('/roles', {
    permissionTable: [
      { name: 'PROJECT_READ', kind: 'Project', meaning: 'See its summary', roles: roles('approvedForIndustry') },
      { name: 'CHALLENGE_READ', kind: 'تحدٍّ', meaning: 'الاطلاع على تحدٍّ', roles: roles('own') },
      { name: 'USER_MANAGE', kind: null, meaning: 'Manage accounts', roles: roles('') },
    ],
    accountCounts: [
      { role: 'INDUSTRY', status: 'ACTIVE', count: 3 },
      { role: 'INDUSTRY_PARTNER', status: 'ACTIVE', count: 2 },
    ],
  })
  const members = within(await screen.findByRole('group', { name: 'Active accounts by role' }))
  expect(members.getByText('5')).toBeTruthy()
  expect(screen.getAllByText('Approved for industry').length).toBeGreaterThan(0)
  const search = screen.getByRole('searchbox', { name: 'Search permissions' })
  const found = async (words: string) => {
    await hands.clear(search)
    await hands.type(search, words)
    expect(await screen.findByText('1 permission')).toBeTruthy()
    return within(screen.getByRole('table')).getByRole('rowheader').textContent
  }
  expect(await found('manage')).toBe('Manage accountsPages and tools')
  expect(await found('project')).toBe('See its summaryProject')
  // Vowel marks need not be typed.
  expect(await found('تحد')).toBe('الاطلاع على تحدٍّتحدٍّ')
  expect(await found('على تحدّ')).toBe('الاطلاع على تحدٍّتحدٍّ')
  expect(await found('pages and tools')).toBe('Manage accountsPages and tools')
})
