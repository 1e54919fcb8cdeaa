/** The catalogue of notifications and the log of mails, as administrators use them. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, listOf, recorded } from '#web/testing/steps.ts'

const preview = {
  problems: null,
  subject: 'A project was restored',
  html: '<p>Hello</p>',
  message: 'Omar restored it.',
}
const words = (more: object = {}) => ({
  language: 'ENGLISH',
  subject: 'A project was restored',
  text: '{by} restored {project}.',
  written: false,
  preview,
  ...more,
})
const kind = (more: object = {}) => ({
  name: 'PROJECT_RESTORED',
  kind: 'PROJECT_RESTORED',
  title: 'A project was restored',
  category: 'projects',
  who: null,
  when: null,
  roles: [],
  always: false,
  bell: true,
  email: 'OFF',
  usualEmail: 'OFF',
  deviating: 2,
  told: 7,
  mailed: 0,
  example: 'Omar restored Cool roofs.',
  texts: ['{by} restored {project}.'],
  variables: ['by', 'project'],
  required: ['project'],
  words: [words(), words({ language: 'ARABIC' })],
  changes: [],
  ...more,
})
const page = '/admin/notifications/kinds/PROJECT_RESTORED'

test('others than administrators do not see it', async () => {
  const { router } = renderRoute('/admin/notifications', { as: 'COMMERCIALIZATION_TEAM' })
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin/notifications'))
})

test('the catalogue is narrowed by words and by what the kinds are about', async () => {
  const digestTimes = { dailyHour: 7, weeklyDay: 2, weeklyHour: 9, ownHours: 3, changes: [] }
  const letter = { kind: null, email: null, bell: null, who: 'The person', when: 'It was changed', always: true }
  const notificationCatalogue = [
    kind(),
    kind({ ...letter, name: 'PASSWORD_CHANGED_LETTER', title: 'Your password was changed', category: 'security' }),
  ]
  const { user } = renderRoute('/admin/notifications', { as: 'ADMIN', answers: { notificationCatalogue, digestTimes } })
  expect(await screen.findByText('Tuesday, 09:00')).toBeTruthy()
  expect(screen.getByText('Email, always sent')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search the catalog' }), 'password')
  await waitFor(() => expect(screen.queryByText('A project was restored')).toBeNull())
  expect(screen.getByText('1 type')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'meetings')
  expect(await screen.findByText('Nothing contains “password”.')).toBeTruthy()
})

test('words are changed and sent with their language', async () => {
  const sent = recorded({ kind: kind() })
  const { user } = renderRoute(page, {
    as: 'ADMIN',
    answers: { catalogueKind: kind(), notificationPreview: preview, setNotificationTemplate: sent.answer },
  })
  await user.click(await findButton(/^Edit .*Arabic/))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Subject/))
  await user.type(dialog.getByLabelText(/^Subject/), 'عاد المشروع')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.sent).toEqual([
      { name: 'PROJECT_RESTORED', language: 'ARABIC', subject: 'عاد المشروع', was: { subject: expect.any(String) } },
    ]),
  )
})

test('what must arrive has no switch', async () => {
  renderRoute(page, {
    as: 'ADMIN',
    answers: { catalogueKind: kind({ always: true, email: null }), notificationPreview: preview },
  })
  expect(await screen.findByText(/^This concerns the account itself and is always sent/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change channels' })).toBeNull()
})

test('only what failed can be sent again', async () => {
  const mail = (state: string) => ({
    __typename: 'OutgoingMail',
    id: btoa(`OutgoingMail:${state.length}`),
    kindTitle: 'Daily digest',
    name: 'Ada',
    email: 'ada@test.example',
    subject: `Mail ${state}`,
    state,
    attempts: 1,
    answer: '250 Ok',
  })
  const sent = recorded({ mail: mail('WAITING') })
  const { user } = renderRoute('/admin/notifications/log', {
    as: 'ADMIN',
    answers: {
      outgoingMails: listOf(mail('FAILED'), mail('SENT')),
      notificationCatalogue: [],
      givenUpMails: 0,
      sendMailAgain: sent.answer,
    },
  })
  await user.click(await findButton('Send again: Mail FAILED'))
  await waitFor(() => expect(sent.sent).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Send again: Mail SENT' })).toBeNull()
})
