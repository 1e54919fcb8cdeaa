/** The page of notifications, and in the settings what reaches one and when. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { press } from '#web/testing/steps.ts'

const note = (id: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  title: `Title ${id}`,
  message: `Message ${id}`,
  type: 'INFO',
  category: 'projects',
  isRead: false,
  isArchived: false,
  snoozedUntil: null,
  kind: 'PROJECT_ARCHIVED',
  why: 'You own what it is about.',
  always: false,
  actionUrl: null,
  createdAt: new Date(),
  ...more,
})

type Asked = { filter: { unread?: boolean; box?: string; category: string | null }; page?: number }

function renderPage(address = '/notifications', notes = [note('a'), note('b', { isRead: true })], snoozed = 0) {
  const asked: Asked[] = []
  const marked: unknown[] = []
  const done: { name: string; ids: string[]; until?: string }[] = []
  const doing = (name: string, input: { ids: string[]; until?: string }) => {
    done.push({ name, ...input })
    return { unreadCount: 0, notifications: [] }
  }
  let unread = 1
  const answers: Answers = {
    unreadNotificationCount: () => unread,
    notifications: (args: Asked) => {
      if (args.page) asked.push(args)
      else if (args.filter) return { totalCount: args.filter.box === 'SNOOZED' ? snoozed : 3, edges: [] }
      return { totalCount: 60, edges: notes.map((node) => ({ node })) }
    },
    markNotificationsRead: ({ input }: { input: { ids: string[] } }) => {
      marked.push(input.ids)
      unread = 0
      return { unreadCount: 0, notifications: input.ids.map((id) => note(id, { isRead: true })) }
    },
    archiveNotifications: ({ input }: { input: { ids: string[] } }) => doing('archive', input),
    unarchiveNotifications: ({ input }: { input: { ids: string[] } }) => doing('unarchive', input),
    snoozeNotifications: ({ input }: { input: { ids: string[]; until: string } }) => doing('snooze', input),
    unsnoozeNotifications: ({ input }: { input: { ids: string[] } }) => doing('unsnooze', input),
    markAllNotificationsRead: () => {
      marked.push('all')
      unread = 0
      return { notifications: notes.map((one) => ({ ...one, isRead: true })) }
    },
  }
  return { ...renderRoute(address, { as: 'RESEARCHER', answers }), asked, marked, done }
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
  const { user, asked } = renderPage('/notifications?tab=unread&category=challenges&page=2')
  expect(await screen.findByRole('button', { name: 'Remove filter Challenges' })).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ page: 2, filter: { unread: true, category: 'CHALLENGES' } })
  await user.click(screen.getByRole('tab', { name: 'Needs action (3)' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, filter: { box: 'NEEDS_ACTION' } }))
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

test('tabs show what was put away or off, the latter once something is', async () => {
  const { user, asked } = renderPage('/notifications', [note('a')])
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'All',
    'Needs action (3)',
    'Unread (1)',
    'Archived',
  ])
  await user.click(screen.getByRole('tab', { name: 'Archived' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { box: 'ARCHIVED' } }))
})

test('one is archived or snoozed by its menu, until a morning of the viewer', async () => {
  const { user, done } = renderPage('/notifications', [note('a')])
  await user.click(await screen.findByRole('button', { name: 'Actions for Title a' }))
  await press(user, await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(done).toEqual([{ name: 'archive', ids: ['a'] }]))
  await user.click(await screen.findByRole('button', { name: 'Actions for Title a' }))
  await press(user, await screen.findByRole('menuitem', { name: 'Snooze until a date…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Snooze until a date' })
  await user.type(within(dialog).getByLabelText(/^Snooze until/), '2099-05-04')
  await user.click(within(dialog).getByRole('button', { name: 'Snooze' }))
  await waitFor(() => expect(done).toHaveLength(2))
  expect(done[1]).toMatchObject({ name: 'snooze', ids: ['a'], until: expect.stringMatching(/^2099-05-04T04:00/) })
})

test('selected ones are brought back together from the archive and from a snooze', async () => {
  const { user, done, router } = renderPage('/notifications?tab=archived', [note('a', { isArchived: true })], 1)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Title a' }))
  await user.click(screen.getByRole('button', { name: 'Move to inbox' }))
  await waitFor(() => expect(done.at(-1)).toEqual({ name: 'unarchive', ids: ['a'] }))
  await router.navigate('/notifications?tab=snoozed')
  expect(await screen.findByRole('tab', { name: 'Snoozed (1)', selected: true })).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Title a' }))
  await user.click(screen.getByRole('button', { name: 'End snooze' }))
  await waitFor(() => expect(done.at(-1)).toEqual({ name: 'unsnooze', ids: ['a'] }))
})

test.each([
  [false, 'You own what it is about.'],
  [true, 'always sent'],
])(
  'each says why it came, and leads to the preference of its kind unless it is always sent (%s)',
  async (always, words) => {
    const { user } = renderPage('/notifications', [note('a', { always })])
    await user.click(await screen.findByRole('button', { name: 'Actions for Title a' }))
    await press(user, await screen.findByRole('menuitem', { name: 'Why you got this' }))
    const dialog = await screen.findByRole('dialog', { name: 'Why you got this' })
    expect(dialog.textContent).toContain(words)
    expect(within(dialog).queryByRole('link')?.getAttribute('href')).toBe(
      always ? undefined : '/settings?section=notifications&kind=PROJECT_ARCHIVED',
    )
  },
)

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
  expect(mail.selectedOptions[0]!.textContent).toBe('Mixed')
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
  const [digest, from, until] = ['Daily digest at', 'No email from', 'No email until'].map((name) =>
    screen.getByRole('combobox', { name: new RegExp(name) }),
  )
  await user.selectOptions(digest!, '9')
  expect((digest as HTMLSelectElement).selectedOptions[0]!.textContent).toMatch(/^9:00\sAM$/)
  await user.selectOptions(from!, '22')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(sent).toEqual([])
  await user.selectOptions(until!, '6')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(sent).toEqual([{ digestHour: 9, quietFrom: 22, quietUntil: 6 }]))
})
