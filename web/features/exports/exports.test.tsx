/** Scheduled exports: what is said of them, what is offered to whom, and what is sent. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const run = (more: object = {}) => ({
  __typename: 'ExportRun',
  id: 'run',
  number: 4,
  dueAt: '2026-11-23T02:00:00Z',
  state: 'DONE',
  rowCount: 1200,
  bytes: 40_960,
  error: '',
  createdAt: '2026-11-23T02:00:05Z',
  canDownload: true,
  ...more,
})
const schedule = (more: object = {}) => ({
  __typename: 'ScheduledExport',
  id: 'schedule',
  name: 'Every project',
  list: 'projects',
  format: 'CSV',
  isFiltered: true,
  rhythm: 'WEEKLY',
  weekday: 1,
  monthDay: null,
  time: '06:00',
  paused: false,
  nextAt: '2026-11-30T02:00:00Z',
  owner: null,
  runs: [],
  canUpdate: true,
  canDelete: true,
  ...more,
})
const open = (schedules: object[], answers: object = {}, search = '') =>
  renderRoute(`/scheduled-exports${search}`, { as: 'ADMIN', answers: { scheduledExports: schedules, ...answers } })

test('each says what is exported when, and what became of it', async () => {
  const failed = run({
    id: 'failed',
    state: 'FAILED',
    rowCount: null,
    bytes: null,
    canDownload: false,
    error: 'No access',
  })
  open([schedule({ runs: [run(), failed] })])
  expect(await screen.findByText(/^Projects, filtered · CSV · Every Monday at 06:00 · next /)).toBeTruthy()
  const [, first, second] = within(screen.getByRole('table', { name: 'Files of Every project' })).getAllByRole('row')
  expect(first!.textContent).toContain('ReadyDownload1,20040 KB')
  expect(within(first!).getByRole('button', { name: /^Download Every project of/ })).toBeTruthy()
  expect(second!.textContent).toContain('FailedNo access')
  expect(within(second!).queryByRole('button')).toBeNull()
})

test('of somebody else’s, an administrator is offered to pause and delete it alone', async () => {
  const { user } = open([schedule({ canUpdate: false, paused: true })])
  expect(await screen.findByText('Paused')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Every project' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Resume', 'Delete'])
})

test('what a list shows is scheduled as it is', async () => {
  const sent: unknown[] = []
  const search = new URLSearchParams({ list: 'projects', filter: '{"search":"pump"}', sort: 'TITLE:ASC' })
  search.append('column', 'Title:title')
  const { user } = open(
    [],
    {
      createScheduledExport: ({ input }: { input: object }) => {
        sent.push(input)
        return { schedule: schedule() }
      },
    },
    `?${search}`,
  )
  expect(await screen.findByText(/rows that match the current filters/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'MONTHLY')
  const day = await screen.findByRole('textbox', { name: 'Day of the month' })
  await user.clear(day)
  await user.type(day, '15')
  await user.click(screen.getByRole('button', { name: 'Schedule export' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        list: 'projects',
        columns: ['Title:title'],
        filter: { search: 'pump' },
        sort: 'TITLE:ASC',
        name: 'Projects',
        format: 'CSV',
        rhythm: 'MONTHLY',
        weekday: null,
        monthDay: 15,
        time: '06:00',
      },
    ]),
  )
})
