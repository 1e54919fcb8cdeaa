/** Platform settings, and the notice and switch of a maintenance. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const settings = (more: object = {}) => ({
  revision: 4,
  language: 'ENGLISH',
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
  await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'العربية')
  await user.type(screen.getByRole('textbox', { name: /Reply-to/ }), 'office@ascent.test')
  await user.type(screen.getByRole('textbox', { name: /Maximum file size/ }), '10')
  await user.click(await findButton('Save settings'))
  await waitFor(() =>
    expect(sent.sent).toEqual([
      {
        revision: 4,
        language: 'ARABIC',
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

test('the demo is reset after a warning, and the page waits for its end', async () => {
  let demoResetting = false
  const sent = recorded(() => {
    demoResetting = true
    return { platformSettings: settings({ demoResetting }) }
  })
  const { user } = renderRoute('/admin/settings', {
    as: 'ADMIN',
    answers: { platformSettings: () => settings({ demoResetting }), resetDemo: sent.answer },
  })
  await user.click(await findButton('Reset the demo'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset the demo?' }))
  expect(dialog.getByText(/Everyone is signed out/)).toBeTruthy()
  expect(sent.sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Reset the demo' }))
  expect(await screen.findByText(/You will be signed out when it is done/)).toBeTruthy()
  expect((await findButton('Reset the demo')).hasAttribute('disabled')).toBe(true)
  expect(sent.sent).toHaveLength(1)
})

test('without demo data there is nothing to reset', async () => {
  renderRoute('/admin/settings', { as: 'ADMIN', answers: { platformSettings: settings({ demoResetting: null }) } })
  await findButton('Save settings')
  expect(screen.queryByRole('region', { name: 'Demo data' })).toBeNull()
})

test('the zone is shown with the reason why it is fixed', async () => {
  renderRoute('/admin/settings', { as: 'ADMIN', answers: { platformSettings: settings() } })
  const fixed = within(await screen.findByRole('region', { name: 'Time' }))
  expect(fixed.getByText('Gulf Standard Time (Dubai)')).toBeTruthy()
  expect(fixed.getByText(/existing deadlines would move/)).toBeTruthy()
})

test('a test mail says where it went', async () => {
  const { user } = renderRoute('/admin/settings', {
    as: 'ADMIN',
    answers: {
      platformSettings: settings(),
      testMail: () => ({ sentTo: 'rania@ascent.test', delivered: true }),
    },
  })
  await user.click(await findButton('Send test email'))
  expect(await screen.findByText('Test email sent to rania@ascent.test')).toBeTruthy()
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
  const notice = await screen.findByRole('complementary', { name: 'The platform is under maintenance' })
  expect(notice.textContent).toContain('We move the database.')
  expect(notice.textContent).toContain('Expected to end Jan 1, 2030, 8:00 AM.')
  expect(notice.textContent).toContain('As an administrator')
})
