/** Connected calendars in the settings, and the way back from Google and Microsoft. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const settings = '/settings?section=calendars'
const open = (path: string, answers: Answers) => renderRoute(path, { as: 'EXPERT', answers })
const calendar = (more: object = {}) => ({
  __typename: 'ConnectedCalendar',
  id: 'dav',
  kind: 'CALDAV',
  address: 'https://dav.example',
  account: 'ada',
  readAt: new Date().toISOString(),
  problem: '',
  busyCount: 4,
  ...more,
})

test('a CalDAV calendar is connected, and what the server answered stands at the field', async () => {
  const { user } = open(settings, {
    connectedCalendars: [],
    connectableCalendars: ['CALDAV'],
    connectCalDav: refusal('INVALID', 'Invalid', { password: 'dav.example answered 401' }),
  })
  await user.click(await findButton('Connect CalDAV'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a CalDAV calendar' }))
  await user.type(dialog.getByRole('textbox', { name: /^Server address/ }), 'https://dav.example')
  await user.type(dialog.getByRole('textbox', { name: /^Username/ }), 'ada')
  await user.type(dialog.getByLabelText(/^App password/), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Connect calendar' }))
  expect(await dialog.findByText('dav.example answered 401')).toBeTruthy()
})

test('Google is connected there', async () => {
  const start = recorded({ address: '#at-google' })
  const { user } = open(settings, {
    connectedCalendars: [calendar()],
    connectableCalendars: ['CALDAV', 'GOOGLE_CALENDAR'],
    startCalendarConnection: start.answer,
  })
  await user.click(await findButton('Connect Google Calendar'))
  await waitFor(() => expect(location.hash).toBe('#at-google'))
  expect(start.sent).toEqual([{ kind: 'GOOGLE_CALENDAR' }])
  // One of a kind is enough.
  expect(screen.queryByRole('button', { name: 'Connect CalDAV' })).toBeNull()
})

test('a calendar says when it was read and why not since; it is read now, and disconnected after a question', async () => {
  const problem = 'dav.example answered 503'
  const [read, gone] = [recorded({ calendar: calendar({ problem }) }), recorded({ done: true })]
  const { user } = open(settings, {
    connectedCalendars: [calendar({ problem })],
    connectableCalendars: ['CALDAV'],
    readConnectedCalendar: read.answer,
    disconnectCalendar: gone.answer,
  })
  expect(await screen.findByText(/^Last read .* · 4 busy times$/)).toBeTruthy()
  expect(screen.getByText(problem)).toBeTruthy()
  await user.click(await findButton('Read now: CalDAV'))
  expect(await screen.findByText('Calendar not read')).toBeTruthy()
  await user.click(await findButton('Disconnect CalDAV'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect CalDAV?' }))
  await user.click(question.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(gone.sent).toEqual([{ id: 'dav' }]))
})

test('where nothing can be connected, that is said', async () => {
  open(settings, { connectedCalendars: [], connectableCalendars: [] })
  expect(await screen.findByText(/No calendar services are available yet/)).toBeTruthy()
})

test('an answer is sent once, and leads to the settings', async () => {
  const sent = recorded({ calendar: null })
  const { router } = open('/settings/calendar?code=abc&state=xyz', {
    connectCalendar: sent.answer,
    connectedCalendars: [],
    connectableCalendars: [],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  expect(sent.sent).toEqual([{ code: 'abc', state: 'xyz' }])
})

test.each([
  [
    '/settings/calendar?error=access_denied&state=xyz',
    'You did not allow access to your calendar. Nothing was connected.',
  ],
  ['/settings/calendar', 'The service did not respond. Start again from your settings.'],
])('%s says what happened', async (path, message) => {
  open(path, {})
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a refusal says what the service answered', async () => {
  open('/settings/calendar?code=abc&state=xyz', { connectCalendar: refusal('CONFLICT', 'Google answered 400') })
  expect(await screen.findByText('Google answered 400')).toBeTruthy()
})
