/** Messages on a record: written, changed and deleted by those who may, read alone when the record is closed. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose } from '#web/testing/steps.ts'

const message = (more: object) => ({
  text: 'First line\nsecond line',
  authorName: 'Layla',
  createdAt: '2026-11-20T08:00:00Z',
  editedAt: null,
  canUpdate: false,
  canDelete: false,
  ...more,
})
const own = message({ id: 'own', text: 'Ready', canUpdate: true, canDelete: true, editedAt: '2026-11-20T09:00:00Z' })
const collaboration = (canWrite: boolean, messages: object[]) => ({
  __typename: 'Collaboration',
  id: 'collaboration 1',
  number: 1,
  title: 'Silica',
  status: 'RUNNING',
  canUpdate: canWrite,
  conversation: { canWrite, edges: messages.map((node) => ({ node })) },
})
const thread = () => screen.findByRole('list', { name: 'Thread, latest first' }, { timeout: 20_000 })

test('what is refused stays written, and what is sent is asked for again', async () => {
  const sent: unknown[] = []
  let refuse = true
  const { user, asked } = renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: collaboration(true, []),
      createMessage: ({ input }: { input: object }) => {
        sent.push(input)
        return refuse ? refusal('INVALID', 'x', { text: 'Too long' }) : { message: { id: 'new' } }
      },
    },
  })
  await thread()
  expect(screen.getByText('Nothing has been written yet.')).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Message' })
  await user.type(text, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText(/Too long/)).length).toBeGreaterThan(0)
  expect((text as HTMLTextAreaElement).value).toBe('Hello')
  refuse = false
  const before = asked.length
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe(''))
  expect(asked.length).toBeGreaterThan(before + 1)
  expect(sent).toEqual(Array(2).fill({ recordId: 'collaboration 1', kind: 'SHARED', text: 'Hello' }))
})

/** The thread of a collaboration with an own message and one of somebody who has left, and what is sent. */
async function withOwn() {
  const sent: unknown[] = []
  const { user } = renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: collaboration(true, [own, message({ id: 'other', authorName: null })]),
      updateMessage: ({ input }: { input: object }) => (sent.push(input), { message: own }),
      deleteMessage: ({ input }: { input: object }) => (sent.push(input), { deletedId: 'own' }),
    },
  })
  const list = await thread()
  return { user, sent, list }
}

test('an own message is changed in a dialog; those of others are only read', async () => {
  const { user, sent, list } = await withOwn()
  expect(within(list).getByText('Former member')).toBeTruthy()
  expect(within(list).getByText(/edited/)).toBeTruthy()
  await choose(user, /^Actions for the message/, 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit message' }, { timeout: 20_000 })
  await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), '!')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'own', text: 'Ready!' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an own message is deleted after a question', async () => {
  const { user, sent } = await withOwn()
  await choose(user, /^Actions for the message/, 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete the message?' }, { timeout: 20_000 })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'own' }]))
})

test('on a record that is closed, messages are only read', async () => {
  renderRoute('/collaborations/1', { as: 'RESEARCHER', answers: { collaboration: collaboration(false, [own]) } })
  const list = await thread()
  expect(within(list).getByText('Ready')).toBeTruthy()
  expect(within(list).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})
