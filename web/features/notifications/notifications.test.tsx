/** The page of notifications, and in the settings what reaches one and when. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const note = (id: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  title: `Title ${id}`,
  message: `Message ${id}`,
  type: 'INFO',
  category: 'projects',
  isRead: false,
  actionUrl: null,
  createdAt: new Date(),
  ...more,
})

type Asked = { filter: { unread: boolean | null; category: string | null }; page: number }

function renderPage(address = '/notifications', notes = [note('a'), note('b', { isRead: true })]) {
  const asked: Asked[] = []
  const marked: unknown[] = []
  let unread = 1
  const answers: Answers = {
    unreadNotificationCount: () => unread,
    notifications: (args: Asked) => {
      if (args.filter) asked.push(args)
      return { totalCount: 60, edges: notes.map((node) => ({ node })) }
    },
    markNotificationsRead: ({ input }: { input: { ids: string[] } }) => {
      marked.push(input.ids)
      unread = 0
      return { unreadCount: 0, notifications: input.ids.map((id) => note(id, { isRead: true })) }
    },
    markAllNotificationsRead: () => {
      marked.push('all')
      unread = 0
      return { notifications: notes.map((one) => ({ ...one, isRead: true })) }
    },
  }
  return { ...renderRoute(address, { as: 'RESEARCHER', answers }), asked, marked }
}

test('the name of the bell holds what its badge shows, also beyond what it counts', async () => {
  renderRoute('/notifications', {
    as: 'RESEARCHER',
    answers: { unreadNotificationCount: () => 120, notifications: () => ({ totalCount: 0, edges: [] }) },
  })
  const bell = await screen.findByRole('button', { name: 'Notifications, 99+ unread' })
  expect(bell.textContent).toBe('99+')
})

test('is filtered and turned by the address, with all categories to choose from', async () => {
  const { user, asked } = renderPage('/notifications?state=unread&category=challenges&page=2')
  expect(await screen.findByRole('button', { name: 'Remove filter Challenges' })).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ page: 2, filter: { unread: true, category: 'CHALLENGES' } })
  await user.click(screen.getByRole('button', { name: 'Remove filter Unread' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, filter: { unread: null } }))
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const about = await screen.findByRole('combobox', { name: 'About' })
  const offered = within(about)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(offered).toEqual(
    expect.arrayContaining(['Everything', 'Projects', 'Ideas', 'Teams', 'Challenges', 'Security']),
  )
})

test('following one opens what it is about and marks it; those that are read are not marked again', async () => {
  const link = { actionUrl: '/settings' }
  const { user, router, marked } = renderPage('/notifications', [note('a', link), note('b', { ...link, isRead: true })])
  await user.click(await screen.findByRole('button', { name: /^Title a/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  await waitFor(() => expect(marked).toEqual([['a']]))
  // What was followed is there before one goes back: a press on a page that is on its way out would be lost.
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  await router.navigate('/notifications')
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Title b' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  expect(marked).toEqual([['a']])
})

test('chosen ones are marked together, or all', async () => {
  const { user, marked } = renderPage()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Title a' }))
  await user.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(marked).toEqual([['a']]))
  expect(await screen.findByText('All caught up')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all read' }).disabled).toBe(true)
})

test('all are marked at once', async () => {
  const { user, marked } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(marked).toEqual(['all']))
  expect(await screen.findByText('All caught up')).toBeTruthy()
})

/** The section of the settings; `kinds` are read again after each change. */
function renderPreferences(refuse?: Error) {
  const sent: unknown[] = []
  const kinds = [
    { kind: 'PROJECT_ARCHIVED', title: 'Project archived', category: 'projects', bell: true, email: 'INSTANT' },
    { kind: 'PROJECT_REVIEW_DUE', title: 'A review is due', category: 'projects', bell: true, email: 'OFF' },
    { kind: 'TEAM_INVITED', title: 'Invitation', category: 'teams', bell: true, email: 'OFF' },
  ]
  const answers: Answers = {
    notificationPreferences: kinds,
    notificationSchedule: { chosenDigestHour: 8, quietFrom: null, quietUntil: null, timeZone: 'Asia/Dubai' },
    setNotificationPreferences: ({ input }: { input: { kinds: string[]; bell?: boolean; email?: string } }) => {
      sent.push(input)
      if (refuse) return refuse
      const { kinds: changed, ...change } = input
      for (const one of kinds) if (changed.includes(one.kind)) Object.assign(one, change)
      return { preferences: [] }
    },
    setNotificationSchedule: ({ input }: { input: object }) => {
      sent.push(input)
      return { schedule: { timeZone: 'Asia/Dubai', ...input } }
    },
  }
  return { ...renderRoute('/settings?section=notifications', { as: 'RESEARCHER', answers }), sent }
}

test('each kind is turned on and off for the bell, and sent at once, daily or not at all', async () => {
  const { user, sent } = renderPreferences()
  await user.click(await screen.findByRole('button', { name: 'Projects' }))
  const bell = screen.getByRole<HTMLInputElement>('switch', { name: 'Project archived: in the app' })
  await user.click(bell)
  await waitFor(() => expect(bell.checked).toBe(false))
  const mail = screen.getByRole<HTMLSelectElement>('combobox', { name: 'A review is due: email' })
  expect(mail.value).toBe('OFF')
  await user.selectOptions(mail, 'Daily digest')
  await waitFor(() => expect(mail.value).toBe('DIGEST'))
  expect(sent).toEqual([
    { kinds: ['PROJECT_ARCHIVED'], bell: false },
    { kinds: ['PROJECT_REVIEW_DUE'], email: 'DIGEST' },
  ])
})

test('a category is set as a whole, and says when its kinds differ', async () => {
  const { user, sent } = renderPreferences()
  const mail = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Projects: email' })
  expect(mail.selectedOptions[0]!.textContent).toBe('Different')
  expect(screen.queryByRole('switch', { name: 'Project archived: in the app' })).toBeNull()
  await user.selectOptions(mail, 'Immediately')
  await waitFor(() => expect(mail.value).toBe('INSTANT'))
  await user.click(screen.getByRole('switch', { name: 'Projects: in the app' }))
  const kinds = ['PROJECT_ARCHIVED', 'PROJECT_REVIEW_DUE']
  await waitFor(() =>
    expect(sent).toEqual([
      { kinds, email: 'INSTANT' },
      { kinds, bell: false },
    ]),
  )
})

test('what could not be saved stays as it was', async () => {
  const { user, sent } = renderPreferences(refusal('CONFLICT', 'Not now'))
  const bell = await screen.findByRole<HTMLInputElement>('switch', { name: 'Teams: in the app' })
  await user.click(bell)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(bell.disabled).toBe(false))
  expect(bell.checked).toBe(true)
})

test('hours for mail are both or none', async () => {
  const { user, sent } = renderPreferences()
  expect(await screen.findByText(/Hours are in Gulf Standard Time \(Dubai\)/)).toBeTruthy()
  const [digest, from, until] = ['Daily digest at', 'No mail from', 'No mail until'].map((name) =>
    screen.getByRole('combobox', { name: new RegExp(name) }),
  )
  await user.selectOptions(digest!, '09:00')
  await user.selectOptions(from!, '22:00')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent).toEqual([])
  await user.selectOptions(until!, '06:00')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(sent).toEqual([{ digestHour: 9, quietFrom: 22, quietUntil: 6 }]))
})
