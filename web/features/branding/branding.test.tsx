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
  mailColor: '#0f5c6e',
  mailFooter: '',
  shortName: '',
  tagline: '',
  arabicName: '',
  arabicShortName: '',
  arabicTagline: '',
  logoUrl: null,
  logoDarkUrl: null,
  logoPaperUrl: null,
  logoHasName: false,
  primaryColor: '#0f5c6e',
  secondaryColor: '#3d4f63',
  faviconUrl: null,
  sidebarLabels: { '/my-teams': 'Groups', researcher: { '/ai-tools': 'Matchmaker' } },
  roleLabels: { ku_team: 'Tech Transfer' },
  ...more,
})
const desk = (more: object = {}) => ({ revision: 3, pictures: [], draftAt: null, draftBy: null, versions: [], ...more })
const open = (answers: object = {}) =>
  renderRoute('/admin/white-label', {
    as: 'ADMIN',
    answers: { whiteLabel: look(), whiteLabelDraft: null, whiteLabelDesk: desk(), ...answers },
  })

test('a text color without contrast is refused, and the draft is saved with its labels', async () => {
  const saved = recorded({ done: true })
  const { user } = open({ saveWhiteLabel: saved.answer })
  await findButton('Save draft')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  const text = field(screen, /^Text color/)
  await user.clear(text)
  await user.type(text, '#bbbbbb')
  await user.click(button('Save draft'))
  await wrongField(screen, /^Text color/, 'The nearest readable color is #727272.')
  await user.click(button('Use #727272'))
  expect((text as HTMLInputElement).value).toBe('#727272')
  await user.click(button('Save draft'))
  await waitFor(() => expect(saved.sent).toHaveLength(1))
  expect(saved.sent[0]).toMatchObject({
    revision: 3,
    textColor: '#727272',
    mailColor: '#0f5c6e',
    roleLabels: [{ role: 'KU_TEAM', label: 'Tech Transfer' }],
    sidebarLabels: [{ path: '/my-teams', label: 'Groups' }],
  })
})

test('a draft is published after a question', async () => {
  const published = recorded({ done: true })
  const { user } = open({
    whiteLabelDraft: look({ platformName: 'Bridge' }),
    whiteLabelDesk: desk({ draftAt: '2026-11-26T04:00:00Z', draftBy: { name: 'Rania' } }),
    publishWhiteLabel: published.answer,
  })
  expect((await screen.findByDisplayValue('Bridge')).getAttribute('name')).toBe('platformName')
  await user.click(button('Publish'))
  const question = await questionOf('Publish this look?')
  await user.click(question.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published.sent).toEqual([{ revision: 3 }]))
})

test('an earlier look comes back as the draft, after a question where there is one', async () => {
  const restored = recorded({ done: true })
  const version = (number: number, name: string, publishedBy: object | null) => ({
    number,
    publishedAt: '2026-11-20T04:00:00Z',
    publishedBy,
    look: look({ platformName: name }),
  })
  const { user } = open({
    whiteLabelDraft: look({ platformName: 'Bridge' }),
    whiteLabelDesk: desk({ versions: [version(2, 'Harbor', { name: 'Rania' }), version(1, 'Pier', null)] }),
    restoreWhiteLabel: restored.answer,
  })
  await findButton('Save draft')
  expect(screen.getByText('Shown now')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Restore this look: Pier/ }))
  const question = await questionOf('Restore this look')
  await user.click(question.getByRole('button', { name: 'Replace draft' }))
  await waitFor(() => expect(restored.sent).toEqual([{ version: 1 }]))
})

test('the preview shows a page in light and dark, and the mail in its own frame', async () => {
  const { user } = open({ whiteLabel: look({ mailFooter: 'Wadi Noor University' }) })
  await findButton('Save draft')
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Email: Dark')
  expect(frame.srcdoc).toContain('Wadi Noor University')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
})

test('the logo of the university replaces ours', async () => {
  const { user } = open({ whiteLabel: look({ logoUrl: '/api/white-label/pictures/a', shortName: 'WNU' }) })
  await findButton('Save draft')
  const bar = screen.getByRole('complementary', { name: 'Sidebar' })
  expect(bar.querySelector('img')?.getAttribute('src')).toBe('/api/white-label/pictures/a')
  expect(bar.textContent).toContain('WNU')
  expect(document.title).toContain('– WNU')
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }))
  expect(bar.textContent).not.toContain('WNU')
})

test('an icon that is too large is refused', async () => {
  const { user } = open()
  await findButton('Save draft')
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)!
  await user.upload(input, new File([new Uint8Array(30_000)], 'icon.png', { type: 'image/png' }))
  expect(await screen.findByText('Choose a PNG or ICO file of at most 20 KB')).toBeTruthy()
})
