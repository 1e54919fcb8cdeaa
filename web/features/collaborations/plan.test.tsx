/** The plan, the agreements, the end and the messages of a collaboration, where they fail. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import {
  button,
  choose,
  dialogOf,
  entriesOf,
  findButton,
  listOf,
  questionOf,
  recorded,
  wrongField,
} from '#web/testing/steps.ts'

const milestone = { number: 3, title: 'First report', deliverables: '', dueDate: '2027-01-01', payment: null, state: 'AHEAD' } // prettier-ignore
const collaboration = (more: object = {}) => ({
  __typename: 'Collaboration',
  id: 'collaboration',
  number: 1,
  title: 'Silica',
  status: 'RUNNING',
  moves: ['COMPLETED', 'STOPPED'],
  canUpdate: true,
  partners: [],
  milestones: [],
  agreements: [],
  risks: [],
  messages: listOf(),
  ...more,
})
const open = (answers: Answers) =>
  renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: Object.assign(answers, { collaboration: collaboration(), ...answers }),
  })
const more = /^More actions for/

test('an agreement without its day is named at the field; one that ends too early is refused before it is sent', async () => {
  const { sent, answer: setAgreement } = recorded(refusal('CONFLICT', 'The company has recorded it'))
  const { user } = open({ setAgreement })
  expect((await screen.findAllByText('Not agreed')).length).toBe(3)
  await user.click(button('Record an agreement'))
  const dialog = await dialogOf('Record an agreement')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const day = await wrongField(dialog, /^Agreed on/, 'Enter the day')
  fireEvent.change(day, { target: { value: '2026-11-20' } })
  fireEvent.change(dialog.getByLabelText(/^Ends on/), { target: { value: '2026-11-01' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const end = await wrongField(dialog, /^Ends on/, 'It cannot end before it was agreed')
  expect(sent).toEqual([])
  fireEvent.change(end, { target: { value: '2027-11-01' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The company has recorded it')).toBeTruthy()
  expect(end.value).toBe('2027-11-01')
})

test('an agreement is withdrawn only after a question, which stays when that is refused', async () => {
  const agreements = [{ kind: 'NDA', agreedOn: '2026-08-01', endsOn: null }]
  const removeAgreement = refusal('CONFLICT', 'A contract rests on it')
  const { user } = open({ collaboration: collaboration({ agreements }), removeAgreement })
  await choose(user, 'Actions for NDA', 'Remove')
  const question = await questionOf('Remove “NDA”?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('A contract rests on it')).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('a risk that is refused keeps its words; one that is closed goes below the others', async () => {
  const closed = { number: 1, text: 'No permit', level: 'HIGH', mitigation: '', closedAt: '2026-11-20T08:00:00.000Z' }
  const risks = [closed, { number: 2, text: 'No sand', level: 'LOW', mitigation: 'Two suppliers', closedAt: null }]
  const { user } = open({
    collaboration: collaboration({ risks }),
    setRisk: refusal('INVALID', 'x', { text: 'This risk is there already' }),
  })
  const texts = (await screen.findAllByText(/^No (permit|sand)$/)).map(({ textContent }) => textContent)
  expect(texts).toEqual(['No sand', 'No permit'])
  await user.click(button('Add risk'))
  const dialog = await dialogOf('Add risk')
  await user.type(dialog.getByRole('textbox', { name: /^Risk/ }), 'No sand')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await wrongField(dialog, /^Risk/, 'This risk is there already')).value).toBe('No sand')
})

test('a milestone that is paid is not removed: the question stays with the reason', async () => {
  const removeMilestone = refusal('CONFLICT', 'It was completed meanwhile')
  const { user } = open({ collaboration: collaboration({ milestones: [milestone] }), removeMilestone })
  await choose(user, 'Actions for First report', 'Remove')
  const question = await questionOf('Remove “First report” from the plan?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('It was completed meanwhile')).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('work that starts without a contract says so in its question, and starts once while that is slow', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: moveCollaboration } = recorded(() => answer)
  const answers: Answers = { collaboration: collaboration({ status: 'AGREEMENT', moves: ['RUNNING'], agreement: 'NDA' }), moveCollaboration } // prettier-ignore
  const { user } = open(answers)
  await user.click(await findButton('Start the work'))
  const question = await questionOf('Start the work?')
  expect(question.getByText(/No contract is recorded yet\.$/)).toBeTruthy()
  await user.dblClick(question.getByRole('button', { name: 'Start the work' }))
  await waitFor(() => expect(question.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  answers['collaboration'] = collaboration()
  arrive({ collaboration: collaboration() })
  expect(await screen.findByText('Status changed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([{ id: 'collaboration', status: 'RUNNING' }])
})

test('a collaboration is closed with its outcome, which stays when the other side was quicker', async () => {
  const closeCollaboration = refusal('CONFLICT', 'The company has closed it')
  const { user } = open({ closeCollaboration })
  await choose(user, more, 'Close')
  const dialog = await dialogOf('Close the collaboration')
  await user.click(dialog.getByRole('button', { name: 'Close collaboration' }))
  const outcome = await wrongField(dialog, /^Outcome/, 'Describe the outcome')
  await user.type(outcome, 'A patent')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^How it ended/ }), 'Stopped')
  await user.click(dialog.getByRole('button', { name: 'Close collaboration' }))
  expect(await screen.findByText('The company has closed it')).toBeTruthy()
  expect(outcome.value).toBe('A patent')
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /^How it ended/ }).value).toBe('STOPPED')
})

test('one who only reads it sees the plan without its buttons', async () => {
  const { user } = open({ collaboration: collaboration({ canUpdate: false, milestones: [milestone], moves: [] }) })
  expect(await screen.findByText('First report')).toBeTruthy()
  for (const name of ['Add milestone', 'Add risk', 'Record an agreement', 'Send', 'Done: First report'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(await entriesOf(user, more)).toEqual(['Pin to the menu'])
})
