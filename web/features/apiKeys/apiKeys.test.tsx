/** API keys in the settings: listed, made and shown once, revoked after a question. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  lastUsedAt: null,
  ...more,
})
const listOf = (keys: object[]) => ({ edges: keys.map((node) => ({ node })) })
const open = (answers: Answers) => renderRoute('/settings?section=keys', { as: 'RESEARCHER', answers })

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
  expect(sent).toEqual([{ name: 'Nightly', scopes: ['WRITE'], expiresInDays: 30 }])
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
