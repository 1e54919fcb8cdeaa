/** The activity log on screen: what changed, what is shown on its record only, and what was erased. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'

const path = '/admin/user-management/activity'
const change = (field: string, label: string, before: unknown, after: unknown, words: (string | null)[] = []) => ({
  field,
  label,
  before,
  after,
  beforeInWords: words[0] ?? null,
  afterInWords: words[1] ?? null,
})
const entry = (more: object = {}) => ({
  __typename: 'ActivityEntry',
  id: btoa('ActivityEntry:7'),
  at: '2026-11-20T06:00:00Z',
  deed: 'Updated project',
  kind: 'Project',
  entity: 'Project',
  entityNumber: 4,
  title: 'Cool roofs',
  path: '/projects/4',
  address: '192.0.2.7',
  actor: { name: 'Tala' },
  comment: 'Asked by the owner',
  erasedAt: null,
  changes: [change('trlLevel', 'TRL', 3, 4)],
  ...more,
})
const open = (address: string, answers: Answers) =>
  renderRoute(path + address, {
    as: 'ADMIN',
    answers: { activityActions: [], activityEntities: [{ name: 'Project', words: 'Project' }], ...answers },
  })
const details = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Details of/ }))
  return within(screen.getByRole('main'))
}

test('an entry says who did what to which record, with the values and the reason', async () => {
  const { user } = open('', { activity: listOf(entry()) })
  const link = await screen.findByRole('link', { name: 'Cool roofs' })
  expect(link.getAttribute('href')).toBe('/projects/4')
  expect(screen.getByText('192.0.2.7')).toBeTruthy()
  const shown = await details(user)
  expect(shown.getByText('TRL').parentElement!.textContent).toBe('TRLBefore: 3After: 4')
  expect(shown.getByText('Reason: Asked by the owner')).toBeTruthy()
})

test('fields and values are said in the words of the server, days and moments in those of the reader', async () => {
  const changes = [
    change('status', 'Status', 'DRAFT', 'UNDER_REVIEW', ['a draft', 'under review']),
    change('title', 'Title', null, 'DRAFT'),
    change('open', 'Open', false, true),
    change('dueOn', 'Due on', '2026-11-20', '2026-11-21T00:00:00.000Z'),
  ]
  const { user } = open('', { activity: listOf(entry({ changes })) })
  const shown = await details(user)
  const said = (field: string) => shown.getByText(field, { selector: 'dt' }).parentElement!.textContent
  expect(said('Status')).toBe('StatusBefore: a draftAfter: under review')
  expect(said('Title')).toBe('TitleBefore: NothingAfter: DRAFT')
  expect(said('Open')).toBe('OpenBefore: NoAfter: Yes')
  expect(said('Due on')).toBe('Due onBefore: Nov 20, 2026After: Nov 21, 2026')
})

test('values that only the record shows, and erased ones, are said to be so', async () => {
  const { user } = open('', {
    activity: listOf(entry({ changes: null, comment: null, erasedAt: '2026-11-21T06:00:00Z', actor: null })),
  })
  expect(await screen.findByText('The platform')).toBeTruthy()
  const shown = await details(user)
  expect(shown.getByText('Shown on the record only')).toBeTruthy()
  expect(shown.getByText('Personal content was erased (Nov 21, 2026)')).toBeTruthy()
})

test('days, kind and address of the page’s address are asked for', async () => {
  const asked: unknown[] = []
  open('?from=2026-11-01&until=2026-11-20&record=Project&q=192.0.2&people=1', {
    activity: ({ filter }: { filter: unknown }) => {
      asked.push(filter)
      return { ...listOf(entry()), totalCount: 10_001 }
    },
  })
  expect(await screen.findByText('Showing 10,000+ entries')).toBeTruthy()
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      from: '2026-11-01',
      until: '2026-11-20',
      entity: 'Project',
      address: '192.0.2',
      byPeople: true,
    }),
  )
})

/** The log with one entry, and what it was last asked for. */
function asking(address: string, answers: Answers = {}) {
  const asked: Record<string, unknown>[] = []
  const opened = open(address, {
    activity: ({ filter }: { filter: Record<string, unknown> }) => {
      asked.push(filter)
      return listOf(entry())
    },
    ...answers,
  })
  return { ...opened, last: () => asked.at(-1) }
}

test('one record is found by its title, and its kind is not asked for then', async () => {
  const { user, router, last } = asking('?record=Project', {
    search: { projects: [{ id: btoa('Project:4'), title: 'Cool roofs' }] },
  })
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  await user.type(await screen.findByRole('combobox', { name: 'One record' }), 'cool')
  await user.click(await screen.findByRole('option', { name: /Cool roofs/ }))
  await waitFor(() => expect(last()).toMatchObject({ entity: 'Project', entityNumber: 4 }))
  await waitFor(() => expect(router.state.location.search).toBe('?of=Project-4'))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Record type' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: /Remove.*Cool roofs/ }))
  await waitFor(() => expect(last()).toMatchObject({ entity: null }))
  expect(last()).not.toHaveProperty('entityNumber')
})

test('an entry leads to all entries of its record, which the address names', async () => {
  const { user, last } = asking('')
  const shown = await details(user)
  await user.click(shown.getByRole('link', { name: 'All entries of this record' }))
  await waitFor(() => expect(last()).toMatchObject({ entity: 'Project', entityNumber: 4 }))
})

test('an address that names no record is not asked for', async () => {
  const { router, last } = asking('?of=project-0')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await screen.findByRole('link', { name: 'Cool roofs' })
  expect(last()).not.toHaveProperty('entityNumber')
})
