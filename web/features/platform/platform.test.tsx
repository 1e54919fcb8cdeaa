/** Platform settings, and the notice and switch of a maintenance. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const settings = (more: object = {}) => ({
  revision: 4,
  timeZone: 'Asia/Dubai',
  senderName: null,
  uploadMaxMb: null,
  sessionRequests: null,
  mostUploadMb: 25,
  mostSessionRequests: 1200,
  shortDollars: false,
  verifyNewAccounts: true,
  replyTo: null,
  mailFrom: 'Ascent <no-reply@ascent.test>',
  maintenance: null,
  changes: [
    {
      number: 1,
      action: 'updatePlatformSettings',
      actor: { name: 'Rania' },
      changes: [{ field: 'shortDollars', before: true, after: false }],
    },
  ],
  ...more,
})

test('settings are sent together; the history says what was changed; other settings are a click away', async () => {
  const sent = recorded({ platformSettings: settings({ shortDollars: true }) })
  const { user } = renderRoute('/admin/settings', {
    as: 'ADMIN',
    answers: { platformSettings: settings(), updatePlatformSettings: sent.answer },
  })
  await user.click(await screen.findByRole('switch', { name: /^Show short amounts in dollars/ }))
  await user.type(screen.getByRole('textbox', { name: /Reply-to/ }), 'office@ascent.test')
  await user.type(screen.getByRole('textbox', { name: /Largest file/ }), '10')
  await user.click(await findButton('Save settings'))
  await waitFor(() =>
    expect(sent.sent).toEqual([
      {
        revision: 4,
        verifyNewAccounts: true,
        shortDollars: true,
        senderName: '',
        replyTo: 'office@ascent.test',
        uploadMaxMb: 10,
        sessionRequests: null,
      },
    ]),
  )
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getByText(/changed the settings/)).toBeTruthy()
  const others = within(screen.getByRole('region', { name: 'Other settings' }))
  expect(others.getByRole('link', { name: 'Answer Times' }).getAttribute('href')).toBe('/admin/settings/answer-times')
})

test('the zone and the language are shown with the reason why they are fixed', async () => {
  renderRoute('/admin/settings', { as: 'ADMIN', answers: { platformSettings: settings() } })
  const fixed = within(await screen.findByRole('region', { name: 'Language and time' }))
  expect(fixed.getByText('Gulf Standard Time (Dubai)')).toBeTruthy()
  expect(fixed.getByText(/deadlines that people know would move/)).toBeTruthy()
})

test('a test mail says where it went', async () => {
  const { user } = renderRoute('/admin/settings', {
    as: 'ADMIN',
    answers: {
      platformSettings: settings(),
      testMail: () => ({ sentTo: 'rania@ascent.test', delivered: true }),
    },
  })
  await user.click(await findButton('Send a test mail'))
  expect(await screen.findByText('Test mail sent to rania@ascent.test')).toBeTruthy()
})

test('maintenance starts with a notice and an end on the university’s clock', async () => {
  const sent = recorded({
    platformSettings: settings({ maintenance: { text: 'Moving', textArabic: '', until: null } }),
  })
  const { user } = renderRoute('/admin/settings/system', {
    as: 'ADMIN',
    answers: { platformSettings: settings(), startMaintenance: sent.answer },
  })
  await user.click(await findButton('Start maintenance'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Notice' }), 'Moving')
  await user.type(dialog.getByLabelText(/Expected end/), '2030-01-01T08:00')
  await user.click(dialog.getByRole('button', { name: 'Start maintenance' }))
  await waitFor(() => expect(sent.sent).toEqual([{ text: 'Moving', textArabic: '', until: '2030-01-01T04:00:00Z' }]))
})

test('the notice stands above every page, and says that administrators may change things', async () => {
  const maintenance = { text: 'We move the database.', textArabic: '', until: '2030-01-01T04:00:00Z' }
  renderRoute('/admin/settings', { as: 'ADMIN', answers: { platformSettings: settings({ maintenance }) } })
  const notice = await screen.findByRole('complementary', { name: 'The platform is being maintained' })
  expect(notice.textContent).toContain('We move the database.')
  expect(notice.textContent).toContain('Expected to end Jan 1, 2030, 8:00 AM.')
  expect(notice.textContent).toContain('As an administrator')
})
