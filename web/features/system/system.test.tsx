/** The page on how the platform runs: what failed is tried again, secrets are not shown. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const id = '5b0c1c2e-1f0a-4a58-8a55-0f8f3a0f9d11'
const systemReport = (more: object = {}) => ({
  version: '1.2.3',
  node: '24.1.0',
  startedAt: '2026-11-20T06:00:00Z',
  processes: 1,
  redis: 'AWAY',
  malwareScanner: 'READY',
  database: { version: '17.5', embedded: true, bytes: 52_000_000, migration: '20261125214431_announcements' },
  tables: [{ name: 'AuditEntry', rows: 1_200, bytes: 2_000_000 }],
  queues: [{ name: 'mailNotification', waiting: 2, active: 0, failed: 1, completed: 40 }],
  slowestStatements: null,
  uploads: { count: 1, bytes: 2_048, storage: 'DISK' },
  variables: [
    { name: 'SMTP_URL', meaning: 'Where mail is handed over.', isSet: true, value: null },
    { name: 'PORT', meaning: 'Where it listens.', isSet: false, value: '4000' },
    { name: 'REDIS_URL', meaning: 'Redis.', isSet: false, value: null },
  ],
  ...more,
})
const open = (answers: object = {}) =>
  renderRoute('/admin/settings/system', {
    as: 'ADMIN',
    answers: {
      systemHealth: { healthy: false, databaseMs: 3, jobsWaiting: 2, jobsFailed: 1, memoryMb: 300, mail: 'outbox' },
      systemReport: systemReport(),
      jobs: [
        { id, name: 'mailNotification', attempts: 5, completedAt: '2026-11-21T06:00:00Z', error: 'Connection refused' },
      ],
      ...answers,
    },
  })
const row = async (table: string, name: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getByRole('rowheader', { name })
    .closest('tr')!.textContent

test('a job that failed says why, and is tried again', async () => {
  const retried = recorded({ done: true })
  const { user } = open({ retryJob: retried.answer })
  expect(await screen.findByText('Needs attention')).toBeTruthy()
  expect(screen.getByText('Connection refused')).toBeTruthy()
  await user.click(await findButton('Retry: mailNotification'))
  await waitFor(() => expect(retried.sent).toEqual([{ id }]))
  expect(await screen.findByText('Job queued again')).toBeTruthy()
})

test('versions, queues and sizes are told; a Redis that is away is said', async () => {
  open()
  expect(await screen.findByText('17.5, inside the server')).toBeTruthy()
  expect(screen.getByText('Unreachable')).toBeTruthy()
  expect(screen.getByText('Malware scanner').parentElement!.textContent).toContain('Ready')
  expect(screen.getByText('1 file, 2 KB')).toBeTruthy()
  expect(await row('Queues', 'mailNotification')).toBe('mailNotification20140')
  expect(screen.getByText(/^Statement statistics are off/)).toBeTruthy()
})

test('the value of a secret is not shown, and a usual value is called so', async () => {
  open()
  expect(await row('Configuration', 'SMTP_URL')).toContain('Set, not shown')
  expect(await row('Configuration', 'PORT')).toContain('4000 (default)')
  expect(await row('Configuration', 'REDIS_URL')).toContain('Not set')
})

test('statements that are counted stand with their times', async () => {
  open({
    jobs: [],
    systemReport: systemReport({
      slowestStatements: [{ statement: 'SELECT $1', calls: 1_200, meanMs: 0.26, totalMs: 312 }],
    }),
  })
  expect(await row('Slowest statements', 'SELECT $1')).toBe('SELECT $11,2000.3 ms312 ms')
  expect(screen.getByText('No jobs have failed in the last two weeks.')).toBeTruthy()
})
