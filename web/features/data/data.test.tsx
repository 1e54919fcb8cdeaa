/** The data of the platform: what was exported, what is kept for how long, and an import that is undone. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, listOf, recorded } from '#web/testing/steps.ts'

const rule = (more: object = {}) => ({
  name: 'WEBHOOK_LOG',
  days: 30,
  usualDays: 30,
  least: 7,
  most: 365,
  over: 12,
  ranAt: '2026-11-25T03:00:00Z',
  removed: 4,
  ...more,
})
const home = (answers: object = {}) =>
  renderRoute('/admin/data', {
    as: 'ADMIN',
    answers: {
      allImports: listOf(),
      activity: listOf({
        id: 'a',
        at: '2026-11-25T09:00:00Z',
        actor: { name: 'Rania' },
        changes: [
          { field: 'list', before: null, after: 'technologyEnquiries' },
          { field: 'format', before: null, after: 'csv' },
          { field: 'rows', before: null, after: 3 },
        ],
      }),
      retentionRules: [rule(), rule({ name: 'ENQUIRIES', days: 365, least: null, most: null, over: 0 })],
      retentionRule: rule({ over: 40 }),
      ...answers,
    },
  })

test('exports say who took what; what was promised cannot be changed', async () => {
  home()
  expect(await screen.findByText('Rania exported Technology enquiries as CSV, 3 rows')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'How long data is kept' }))
  expect(table.getByText('Promised to users')).toBeTruthy()
  expect(table.getAllByRole('button')).toHaveLength(1)
})

test('before a time is saved, it says what it would delete', async () => {
  const sent = recorded({ retentionRule: rule({ days: 10 }) })
  const { user } = home({ setRetention: sent.answer })
  await user.click(await findButton('Change Webhook deliveries'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Days/))
  await user.type(dialog.getByLabelText(/^Days/), '10')
  expect(await dialog.findByText('The next run would delete 40 records.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.sent).toMatchObject([{ name: 'WEBHOOK_LOG', days: 10 }]))
})

test('an import is undone once it was said what goes and what stays', async () => {
  const brought = {
    id: 'i',
    fileName: 'projects.csv',
    kind: 'PROJECT',
    state: 'DONE',
    rows: 20,
    created: 18,
    createdAt: '2026-11-25T09:00:00Z',
    user: { name: 'Rania' },
    undo: { until: '2026-11-26T09:00:00Z', removed: 17, kept: 1 },
  }
  const sent = recorded({ import: { ...brought, state: 'UNDONE', undo: null }, removed: 17 })
  const { user } = renderRoute('/admin/data/import', {
    as: 'ADMIN',
    answers: { allImports: { ...listOf(brought), totalCount: 1 }, undoImport: sent.answer },
  })
  await user.click(await findButton(/^Undo until Nov 26, 2026/))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/17 records are deleted. 1 record is kept/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.sent).toEqual([{ id: 'i' }]))
})
