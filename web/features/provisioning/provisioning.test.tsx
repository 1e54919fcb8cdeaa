/** Setting up a system that provisions accounts: adding, tokens shown once, and what it did. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const at = '2026-11-26T06:00:00Z'
const token = {
  number: 4,
  prefix: 'ascent_scim_abc123',
  createdAt: at,
  expiresAt: '2027-11-26T06:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
  inForce: true,
  endsSoon: true,
}
const request = { number: 1, method: 'POST', path: '/Users', status: 201, detail: '', createdAt: at }
const refusedRequest = {
  ...request,
  number: 2,
  status: 409,
  detail: 'A user with this userName or externalId already exists',
}
const connection = {
  __typename: 'ProvisioningConnection',
  id: btoa('ProvisioningConnection:7'),
  number: 7,
  name: 'Entra ID',
  enabled: true,
  address: 'https://ascent.test/scim/v2',
  accountCount: 3,
  defaultRole: 'RESEARCHER',
  mailDomains: ['campus.example'],
  adoptsAccounts: false,
  makesAdministrators: false,
  invites: false,
  roles: [{ value: 'Technology Transfer', role: 'KU_TEAM' }],
  provider: null,
  tokens: [token],
  groups: [{ name: 'Technology Transfer', memberCount: 2, role: 'KU_TEAM' }],
  people: [
    {
      number: 5,
      userName: 'ann@campus.example',
      origin: 'CREATED',
      updatedAt: at,
      user: { number: 12, name: 'Ann Lee' },
    },
  ],
  requests: ({ refused = false }: { refused?: boolean }) =>
    refused
      ? [refusedRequest, { ...refusedRequest, number: 3, detail: 'A userName is required' }]
      : [refusedRequest, request],
}
const open = (answers: Answers = {}) =>
  renderRoute('/admin/access-control/provisioning', {
    as: 'ADMIN',
    answers: { provisioningConnections: [connection], signInProviders: [], ...answers },
  })
const noted = () => {
  const sent: object[] = []
  const note =
    (answer: object) =>
    ({ input }: { input: object }) => {
      sent.push(input)
      return answer
    }
  return { sent, note }
}
const section = async () => within(await screen.findByRole('region', { name: 'Entra ID' }))

test('what a connection brought and asked is shown', async () => {
  const { user } = open()
  const part = await section()
  expect(part.getByRole('row', { name: 'Technology Transfer 2 University Team' })).toBeTruthy()
  expect(part.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe('/admin/user-management/edit-user/12')
  expect(within(part.getByRole('table', { name: 'Requests from Entra ID' })).getAllByRole('row')).toHaveLength(3)
  // Those that stand above are not repeated.
  const earlier = within(part.getByRole('table', { name: 'Rejected requests from Entra ID' }))
  expect(earlier.getAllByRole('row')).toHaveLength(2)
  expect(earlier.getByText('A userName is required')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Copy the address of Entra ID' }))
  expect(await navigator.clipboard.readText()).toBe('https://ascent.test/scim/v2')
})

test('a connection is added with roles by groups, and makes no administrators unless it may', async () => {
  const { sent, note } = noted()
  const { user } = open({ createProvisioningConnection: note({ connection: { id: 'x' } }) })
  await user.click(await screen.findByRole('button', { name: 'Add connection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }))
  const write = async (name: RegExp, text: string) => {
    await user.click(dialog.getByRole('textbox', { name }))
    await user.paste(text)
  }
  await write(/^Name/, 'Okta')
  await user.click(dialog.getByRole('switch', { name: /^The connection may manage existing/ }))
  await user.click(dialog.getByRole('button', { name: 'Add group' }))
  await write(/^Group/, 'Root')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role$/ }), 'ADMIN')
  await user.click(dialog.getByRole('button', { name: 'Add connection' }))
  expect(await dialog.findAllByText(/Allow this connection to create administrators/)).not.toEqual([])
  expect(dialog.getAllByText(/Enter the domains whose existing accounts/)).not.toEqual([])
  await write(/^Email domains/, 'campus.example')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role$/ }), 'EXPERT')
  await user.click(dialog.getByRole('button', { name: 'Add connection' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    name: 'Okta',
    enabled: true,
    mailDomains: ['campus.example'],
    adoptsAccounts: true,
    defaultRole: 'RESEARCHER',
    roles: [{ value: 'Root', role: 'EXPERT' }],
    makesAdministrators: false,
  })
})

test('a token is made and shown once; one is revoked after a question', async () => {
  const { sent, note } = noted()
  const { user } = open({
    createProvisioningToken: note({ token: 'ascent_scim_secret', connection }),
    revokeProvisioningToken: note({
      connection: { ...connection, tokens: [{ ...token, inForce: false, revokedAt: at }] },
    }),
  })
  const part = await section()
  expect(part.getByText('Expires soon')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'New token for Entra ID' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'New token' })).getByRole('button', { name: 'Create token' }),
  )
  expect(await screen.findByText('ascent_scim_secret')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /put it away|saved|done/i }))
  await waitFor(() => expect(screen.queryByText('ascent_scim_secret')).toBeNull())
  await user.click(part.getByRole('button', { name: 'Revoke ascent_scim_abc123' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  expect(await part.findByText('Revoked')).toBeTruthy()
  expect(sent).toEqual([
    { id: connection.id, expiresInDays: 365 },
    { id: connection.id, token: 4 },
  ])
})

test('a connection is changed, and deleted after a question that says what stays', async () => {
  const { sent, note } = noted()
  const { user } = open({
    updateProvisioningConnection: note({ connection }),
    deleteProvisioningConnection: note({ done: true }),
  })
  const part = await section()
  await user.click(part.getByRole('button', { name: 'Edit Entra ID' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Entra ID' }))
  await user.click(dialog.getByRole('switch', { name: /^Accept requests from this connection/ }))
  await user.click(dialog.getByRole('button', { name: 'Save connection' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ id: connection.id, enabled: false })
  expect(sent[0]).not.toHaveProperty('roles')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(part.getByRole('button', { name: 'Delete Entra ID' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/3 accounts stay as they are/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('without a connection, the page says what to do', async () => {
  open({ provisioningConnections: [] })
  expect(await screen.findByText('No connections')).toBeTruthy()
})

test('all accounts are a list, filtered by connection, origin and state', async () => {
  const asked: object[] = []
  const node = {
    __typename: 'ProvisionedUser',
    id: btoa('ProvisionedUser:5'),
    userName: 'ann@campus.example',
    externalId: null,
    origin: 'DELETED',
    createdAt: at,
    updatedAt: at,
    connection: { name: 'Entra ID' },
    user: { number: 12, name: 'Ann Lee', email: 'ann@campus.example', role: 'EXPERT', status: 'DEACTIVATED' },
  }
  renderRoute('/admin/access-control/provisioning/accounts?connection=7&origin=deleted&status=deactivated&q=ann', {
    as: 'ADMIN',
    answers: {
      provisioningConnections: [connection],
      provisionedUsers: ({ filter }: { filter: object }) => {
        asked.push(filter)
        return { totalCount: 1, edges: [{ node }] }
      },
    },
  })
  const link = await screen.findByRole('link', { name: 'Ann Lee' })
  expect(link.getAttribute('href')).toBe('/admin/user-management/edit-user/12')
  expect(screen.getAllByText('Deleted at source, deactivated here').length).toBeGreaterThan(0)
  expect(asked[0]).toEqual({
    search: 'ann',
    connectionId: connection.id,
    origin: ['DELETED'],
    status: ['DEACTIVATED'],
  })
})

test('a connection leads to its accounts', async () => {
  open()
  const part = await section()
  expect(part.getByRole('link', { name: 'All 3 accounts of Entra ID' }).getAttribute('href')).toBe(
    '/admin/access-control/provisioning/accounts?connection=7',
  )
})
