/** The look on screen: what cannot be read is refused at its field, a draft is saved whole, and published after a question. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, field, findButton, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const look = (more: object = {}) => ({
  platformName: 'Ascent',
  accentColor: '#0f5c6e',
  backgroundColor: '#f6f8f9',
  textColor: '#16212b',
  primaryColor: '#0f5c6e',
  secondaryColor: '#3d4f63',
  faviconUrl: null,
  sidebarLabels: { '/my-teams': 'Groups', researcher: { '/ai-tools': 'Matchmaker' } },
  roleLabels: { ku_team: 'Tech Transfer' },
  ...more,
})
const open = (answers: object = {}) =>
  renderRoute('/admin/white-label', { as: 'ADMIN', answers: { whiteLabel: look(), whiteLabelDraft: null, ...answers } })

test('a text color without contrast is refused, and the draft is saved with its labels', async () => {
  const saved = recorded({ done: true })
  const { user } = open({ saveWhiteLabel: saved.answer })
  await findButton('Save draft')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  const text = field(screen, /^Text color/)
  await user.clear(text)
  await user.type(text, '#bbbbbb')
  await user.click(button('Save draft'))
  await wrongField(screen, /^Text color/, 'It needs at least 4.5:1 to be read.')
  await user.clear(text)
  await user.type(text, '#000000')
  await user.click(button('Save draft'))
  await waitFor(() => expect(saved.sent).toHaveLength(1))
  expect(saved.sent[0]).toMatchObject({
    textColor: '#000000',
    roleLabels: [{ role: 'KU_TEAM', label: 'Tech Transfer' }],
    sidebarLabels: [{ path: '/my-teams', label: 'Groups' }],
  })
})

test('a draft is published after a question', async () => {
  const published = recorded({ done: true })
  const { user } = open({ whiteLabelDraft: look({ platformName: 'Bridge' }), publishWhiteLabel: published.answer })
  expect((await screen.findByDisplayValue('Bridge')).getAttribute('name')).toBe('platformName')
  await user.click(button('Publish'))
  const question = await questionOf('Publish this look?')
  await user.click(question.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published.sent).toHaveLength(1))
})

test('an icon that is too large is refused', async () => {
  const { user } = open()
  await findButton('Save draft')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File([new Uint8Array(30_000)], 'icon.png', { type: 'image/png' }))
  expect(await screen.findByText('Choose a PNG or ICO file of at most 20 KB')).toBeTruthy()
})
