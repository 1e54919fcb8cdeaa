/** The pages of collaborations: what is shown, what is sent, and that what has ended is only read. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const milestone = {
  number: 3,
  title: 'First report',
  deliverables: 'Ten pages.',
  dueDate: '2026-11-01',
  payment: 1000,
  doneAt: null,
  state: 'OVERDUE',
}
const collaboration = (more: object = {}) => ({
  __typename: 'Collaboration',
  id: 'collaboration 1',
  number: 1,
  title: 'Silica',
  status: 'RUNNING',
  health: 'OFF_TRACK',
  healthReasons: ['1 milestone overdue'],
  agreement: 'NDA',
  agreements: [{ kind: 'NDA', agreedOn: '2026-08-01', endsOn: null }],
  moves: ['COMPLETED', 'STOPPED'],
  canUpdate: true,
  milestones: [milestone],
  partners: [
    { name: 'Faisal', organization: 'Dunes', side: 'COMPANY', mine: false, canRemove: false, user: { id: 'f' } },
    { name: 'Layla', organization: 'Physics', side: 'UNIVERSITY', mine: true, canRemove: true, user: { id: 'l' } },
  ],
  ...more,
})

test('a milestone is done, planned and refused in the words of the server', async () => {
  const sent: unknown[] = []
  const { user } = renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: collaboration(),
      completeMilestone: ({ input }: { input: object }) => {
        sent.push(input)
        return {
          collaboration: collaboration({
            milestones: [{ ...milestone, state: 'DONE', doneAt: '2026-11-02T08:00:00Z' }],
          }),
        }
      },
      setMilestone: ({ input }: { input: object }) => {
        sent.push(input)
        return refusal('INVALID', 'x', { dueDate: 'Timed out' })
      },
    },
  })
  const plan = await screen.findByRole('region', { name: 'Milestones' })
  expect(within(plan).getByText('Overdue')).toBeTruthy()
  expect(screen.getByText('What needs attention')).toBeTruthy()
  await user.click(within(plan).getByRole('button', { name: 'Done: First report' }))
  await waitFor(() => expect(within(plan).getByText('Done')).toBeTruthy())
  await user.click(within(plan).getByRole('button', { name: 'Add milestone' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add milestone' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Milestone/ }), 'Pilot')
  await user.type(within(dialog).getByLabelText(/^Due on/), '2027-01-31')
  await user.type(within(dialog).getByRole('textbox', { name: 'Payment' }), '5000')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect((await within(dialog).findAllByText(/Timed out/)).length).toBeGreaterThan(0)
  expect(sent).toEqual([
    { id: 'collaboration 1', milestone: 3, done: true },
    { id: 'collaboration 1', milestone: null, title: 'Pilot', deliverables: '', dueDate: '2027-01-31', payment: 5000 },
  ])
})

test('what has ended shows its outcome and is only read', async () => {
  const over = { status: 'COMPLETED', health: null, healthReasons: [], moves: [], canUpdate: false }
  renderRoute('/collaborations/1', {
    as: 'INDUSTRY',
    answers: { collaboration: collaboration({ ...over, outcome: 'It sells.', closedAt: '2026-11-20T08:00:00Z' }) },
  })
  expect(await screen.findByText('It sells.')).toBeTruthy()
  for (const name of ['Close', 'Add milestone', 'Add risk', 'Add partners', 'Record an agreement', 'Send'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
})

test('one that is not there for the viewer leads back to the list', async () => {
  renderRoute('/collaborations/9', { as: 'RESEARCHER', answers: { collaboration: null } })
  const back = await screen.findByRole('link', { name: 'Back to Collaborations' })
  expect(back.getAttribute('href')).toBe('/university/collaborations')
})

test('the list asks for what runs, unless all are wanted', async () => {
  const asked: object[] = []
  const answers = {
    collaborations: ({ filter }: { filter: object }) => {
      asked.push(filter)
      return { totalCount: 1, edges: [{ node: collaboration({ companyName: 'Dunes', milestoneCount: 1 }) }] }
    },
  }
  renderRoute('/collaborations', { as: 'INDUSTRY', answers })
  expect(await screen.findByRole('link', { name: 'Silica' })).toBeTruthy()
  expect(asked[0]).toMatchObject({ status: ['PROPOSED', 'AGREEMENT', 'RUNNING'] })
  renderRoute('/collaborations?all=1&agreement=CONTRACT&overdue=1', { as: 'INDUSTRY', answers })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: [], agreement: ['CONTRACT'], overdue: true }))
})

test('partners are added by their ids, and nobody chosen is named at the field', async () => {
  const sent: unknown[] = []
  const omar = { __typename: 'User', id: btoa('User:8'), name: 'Omar Saleh', department: 'Chemistry' }
  const { user } = renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: collaboration(),
      users: { edges: [{ node: omar }] },
      addPartners: ({ input }: { input: object }) => {
        sent.push(input)
        return { collaboration: collaboration() }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add partners' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add partners' })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Nothing is selected')
  await user.click(within(dialog).getByRole('combobox', { name: /^People/ }))
  await user.click(await within(dialog).findByRole('option', { name: /Omar Saleh/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'collaboration 1', userIds: [omar.id] }]))
})
