/** The history of a record: people who have left, long values, earlier entries that are slow or do not come. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, findButton, listOf } from '#web/testing/steps.ts'

const long = 'Salt '.repeat(60).trim()
const entry = (number: number, more: object = {}) => ({
  __typename: 'AuditEntry',
  number,
  action: 'updatePublication',
  at: '2026-11-20T08:00:00.000Z',
  actor: { __typename: 'User', id: 'ada', name: 'Ada Noor' },
  changes: [],
  ...more,
})
const historyOf = (...nodes: object[]) => ({ ...listOf(...nodes), pageInfo: { hasNextPage: true, endCursor: 'five' } })

function open(history: unknown, node?: unknown) {
  const publication = {
    __typename: 'Publication',
    id: 'publication',
    number: 7,
    title: 'Solar stills',
    authors: [],
    files: [],
    projects: [],
    history,
  }
  return renderRoute('/research-management/publications?publication=7', {
    as: 'RESEARCHER',
    answers: { publications: listOf(publication), publication, ...(node ? { node } : {}) },
  })
}
const rows = () => within(screen.getByRole('list', { name: 'History, latest first' })).getAllByRole('listitem')

test('a change says who, what and when, and a long value is shown whole when it is asked for', async () => {
  const changes = [{ field: 'venue', label: 'Journal', before: 'Water', after: long }]
  const { user } = open(listOf(entry(2, { changes, comment: 'Moved to another journal' })))
  await screen.findByRole('list', { name: 'History, latest first' })
  const row = within(rows()[0]!)
  expect(row.getByText('Ada Noor')).toBeTruthy()
  expect(row.getByText('Moved to another journal')).toBeTruthy()
  expect(rows()[0]!.querySelector('time')!.getAttribute('dateTime')).toBe('2026-11-20T08:00:00.000Z')
  expect(rows()[0]!.textContent).not.toContain(long)
  await user.click(row.getByRole('button', { name: 'Show all' }))
  expect(rows()[0]!.textContent).toContain(long)
  expect(row.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('a text in the other language is said to be that, on any record', async () => {
  const changes = [{ field: 'titleTranslation', label: 'Title (translation)', before: '', after: 'مقطرات شمسية' }]
  open(listOf(entry(2, { action: 'updateTranslation', changes })))
  await screen.findByRole('list', { name: 'History, latest first' })
  expect(rows()[0]!.textContent).toMatch(/^.*Ada Noor changed the Arabic version.*Title.*Nothing.*مقطرات شمسية/)
})

test('what somebody did who has left is not hidden', async () => {
  open(listOf(entry(2, { actor: null })))
  expect((await screen.findAllByText('Former member')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('earlier entries are asked for once, however slow, and come below', async () => {
  const { answer, arrive } = slow()
  const { user, asked } = open(historyOf(entry(2)), () => answer)
  await user.dblClick(await findButton('Show earlier'))
  await waitFor(() => expect(button('Show earlier').disabled).toBe(true))
  const badr = { __typename: 'User', id: 'badr', name: 'Badr Salem' }
  arrive({ __typename: 'Publication', id: 'publication', history: listOf(entry(1, { actor: badr })) })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows().map((row) => row.querySelector('strong')!.textContent)).toEqual(['Ada Noor', 'Badr Salem'])
  expect(asked.filter((name) => name === 'RecordHistoryQuery')).toHaveLength(1)
})

test('when earlier entries cannot be read, those that are there stay', async () => {
  const { user, asked } = open(historyOf(entry(2)), refusal('INTERNAL', 'The history is being moved'))
  await user.click(await findButton('Show earlier'))
  await waitFor(() => expect(asked).toContain('RecordHistoryQuery'))
  await waitFor(() => expect(button('Show earlier').disabled).toBe(false))
  expect(rows()).toHaveLength(1)
})
