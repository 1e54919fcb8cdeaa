/** API keys in the settings: listed, made and shown once, revoked after a question. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const key = (name: string, more: object = {}) => ({
  __typename: 'ApiKey',
  id: name,
  name,
  prefix: 'ascent_Ab12Cd',
  scopes: ['READ'],
  createdAt: '2026-11-01T08:00:00Z',
  expiresAt: '2027-01-30T08:00:00Z',
  sandboxRole: null,
  lastUsedAt: null,
  ...more,
})
const listOf = (keys: object[]) => ({ edges: keys.map((node) => ({ node })) })
const sandbox = (more: object = {}) => ({ available: true, resetAt: new Date(), ...more })
/** The very object, as tests change what it answers. */
const open = (answers: Answers, as: 'RESEARCHER' | 'ADMIN' = 'RESEARCHER') => {
  answers['sandbox'] ??= sandbox()
  return renderRoute('/settings?section=keys', { as, answers })
}

test('each key says what it may do, when it ends and when it was used', async () => {
  open({ apiKeys: listOf([key('Reports'), key('Import', { scopes: ['READ', 'WRITE'], lastUsedAt: new Date() })]) })
  const [reports, imports] = within(await screen.findByRole('list', { name: 'Your API keys' })).getAllByRole('listitem')
  expect(reports!.textContent).toMatch(/Reportsascent_Ab12Cd…Read only.*expires Jan 30, 2027 · never used/)
  expect(imports!.textContent).toMatch(/Read and write.*last used Just now/i)
})

test('a new key is shown once, and is gone with its dialog', async () => {
  const sent: unknown[] = []
  const answers: Answers = {
    apiKeys: listOf([]),
    createApiKey: ({ input }: { input: unknown }) => {
      sent.push(input)
      answers['apiKeys'] = listOf([key('Nightly')])
      return { key: 'ascent_secret', apiKey: key('Nightly') }
    },
  }
  const { user } = open(answers)
  expect(await screen.findByText('You have no API keys.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New key' }))
  const dialog = await screen.findByRole('dialog', { name: 'New API key' })
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }))
  expect(await within(dialog).findAllByText('Enter what the key is for')).not.toHaveLength(0)
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Nightly')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Access/ }), 'Read and write')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Expires after/ }), '30 days')
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }))
  const shown = await screen.findByRole('dialog', { name: 'Your new key' })
  expect(within(shown).getByText('ascent_secret')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Nightly', scopes: ['WRITE'], sandboxRole: null, expiresInDays: 30 }])
  expect(within(shown).queryByText('Try it')).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByText('ascent_secret')).toBeTruthy()
  await user.click(within(shown).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('ascent_secret')).toBeNull())
  expect(await screen.findByText('Nightly')).toBeTruthy()
})

test('a key is revoked after a question', async () => {
  const revoked: unknown[] = []
  const answers: Answers = {
    apiKeys: listOf([key('Reports')]),
    revokeApiKey: ({ input }: { input: unknown }) => {
      revoked.push(input)
      answers['apiKeys'] = listOf([])
      return { apiKey: { __typename: 'ApiKey', id: 'Reports', revokedAt: '2026-11-21T08:00:00Z' } }
    },
  }
  const { user } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'Revoke Reports' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Reports?' })
  expect(revoked).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('You have no API keys.')).toBeTruthy()
  expect(revoked).toEqual([{ id: 'Reports' }])
})

test('a sandbox key is made for a role, marked in the list, and shown with a call that runs', async () => {
  const sent: unknown[] = []
  const answers: Answers = {
    apiKeys: listOf([]),
    createApiKey: ({ input }: { input: unknown }) => {
      sent.push(input)
      const made = key('Trial', { prefix: 'ascent_sandbox_Ab12Cd', sandboxRole: 'INVESTOR' })
      answers['apiKeys'] = listOf([made])
      return { key: 'ascent_sandbox_secret', apiKey: made }
    },
  }
  const { user } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }))
  const data = dialog.getByRole('combobox', { name: /^Data/ })
  const offered = within(data).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'This platform, as yourself',
    ...['Researcher', 'Industry Partner', 'Investor', 'Expert', 'Commercialization Team', 'University Team'].map(
      (role) => expect.stringMatching(new RegExp(`^Sandbox, as a demo user: ${role}$`, 'i')),
    ),
  ])
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Trial')
  await user.selectOptions(data, 'Sandbox, as a demo user: Investor')
  await user.click(dialog.getByRole('button', { name: 'Create key' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Your new key' }))
  expect(sent).toMatchObject([{ name: 'Trial', sandboxRole: 'INVESTOR' }])
  const call = `curl -H "Authorization: Bearer ascent_sandbox_secret" "${window.location.origin}/api/projects"`
  expect(shown.getByText(call)).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Copy the call with the key' }))
  expect(await navigator.clipboard.readText()).toBe(call)
  await user.click(shown.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Sandbox · Investor')).toBeTruthy()
})

describe('the sandbox', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Sandbox' }))

  test('says since when its data are there; others than administrators do not reset it', async () => {
    open({ apiKeys: listOf([]) })
    const shown = await section()
    expect(shown.getByText(/^Demo data from/)).toBeTruthy()
    expect(shown.getByText(/Bearer \$ASCENT_KEY/)).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Reset the sandbox' })).toBeNull()
  })

  test('is reset by administrators after a warning', async () => {
    let asked = 0
    const answers: Answers = {
      apiKeys: listOf([]),
      resetSandbox: () => {
        asked += 1
        return { sandbox: sandbox({ resetAt: null }) }
      },
    }
    const { user } = open(answers, 'ADMIN')
    await user.click((await section()).getByRole('button', { name: 'Reset the sandbox' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset the sandbox?' }))
    expect(question.getByText(/real data are not affected/)).toBeTruthy()
    expect(asked).toBe(0)
    await user.click(question.getByRole('button', { name: 'Reset the sandbox' }))
    expect(await screen.findByText('The sandbox is being reset')).toBeTruthy()
    expect(asked).toBe(1)
  })

  const none = () => ({ apiKeys: listOf([]), sandbox: sandbox({ available: false, resetAt: null }) })

  test('that is not there is not offered', async () => {
    const { user } = open(none())
    expect((await section()).getByText(/^This platform has no sandbox/).textContent).not.toContain('SANDBOX=1')
    await user.click(screen.getByRole('button', { name: 'New key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }))
    expect(dialog.queryByRole('combobox', { name: /^Data/ })).toBeNull()
  })

  test('that is not there tells who can switch it on how', async () => {
    open(none(), 'ADMIN')
    expect((await section()).getByText(/SANDBOX=1/)).toBeTruthy()
  })
})
