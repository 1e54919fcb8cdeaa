/** Action items of a meeting: none yet, overdue, of somebody who left, slow, refused; and where the meeting is listed. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { globalId } from '#web/relay/globalId.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, choose, dialogOf, field, findButton, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const [badr, own, dana] = [2, 3, 4].map((number) => globalId('User', number))
const participant = (more: object = {}) => ({
  __typename: 'MeetingParticipant',
  name: 'Badr Salem',
  userId: badr,
  role: 'REQUIRED',
  answer: 'ACCEPTED',
  comment: '',
  isViewer: false,
  user: { id: 'badr' },
  ...more,
})
const me = participant({ name: 'Test Person', userId: own, user: { id: 'user' }, isViewer: true })
const gone = participant({ name: 'Dana Declined', userId: dana, user: { id: 'dana' }, answer: 'DECLINED' })
const item = (more: object = {}) => ({
  __typename: 'MeetingTask',
  number: 1,
  text: 'Send the samples',
  dueOn: '2099-12-01',
  doneAt: null,
  overdue: false,
  assigneeId: badr,
  assigneeName: 'Badr Salem',
  canUpdate: true,
  ...more,
})
const meeting = (more: object = {}) => ({
  __typename: 'Meeting',
  id: 'meeting',
  number: 6,
  kind: 'MEETING',
  state: 'COMPLETED',
  title: 'Pilot plant',
  startsAt: '2026-03-01T06:00:00.000Z',
  endsAt: '2026-03-01T07:00:00.000Z',
  participants: [participant(), me, gone],
  times: [],
  canAddTask: true,
  tasks: [],
  ...more,
})
const open = (answers: Answers) => renderRoute('/meetings/6', { as: 'RESEARCHER', answers })
const section = async () => within(await screen.findByRole('region', { name: 'Action items' }))

test('before it begins, and for those who are not at it, nothing is said of action items', async () => {
  const answers: Answers = { meeting: meeting({ state: 'CONFIRMED', canAddTask: false }) }
  const { router } = open(answers)
  expect(await screen.findByRole('heading', { name: 'Pilot plant' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Action items' })).toBeNull()
  answers['meeting'] = meeting({ canAddTask: false, tasks: null })
  await router.revalidate()
  expect(screen.queryByRole('heading', { name: 'Action items' })).toBeNull()
})

test('the first one is written with a person who takes part and a day; without them it is not sent', async () => {
  const { sent, answer: setMeetingTask } = recorded({ meeting: meeting({ tasks: [item()] }) })
  const answers: Answers = { meeting: meeting(), setMeetingTask }
  const { user, asked } = open(answers)
  expect((await section()).getByText('No action items yet.')).toBeTruthy()
  await user.click(button('Add action item'))
  const dialog = await dialogOf('Add action item')
  const person = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Assignee/ })
  expect(person.selectedOptions[0]!.textContent).toBe('Test Person')
  expect([...person.options].map(({ text }) => text)).toEqual(['Choose a person', 'Badr Salem', 'Test Person'])
  await user.selectOptions(person, 'Choose a person')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await wrongField(dialog, /^What needs to be done/, 'Enter what needs to be done')
  await wrongField(dialog, /^Due on/, 'Choose a date')
  await wrongField(dialog, /^Assignee/, 'Choose a person')
  expect(asked).not.toContain('useMeetingTasksMutation')
  await user.type(field(dialog, /^What needs to be done/), 'Send the samples')
  await user.selectOptions(person, 'Badr Salem')
  await user.type(dialog.getByLabelText(/^Due on/), '2099-12-01')
  answers['meeting'] = meeting({ tasks: [item()] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Action item saved')).toBeTruthy()
  expect((await section()).getByText(/Due Dec 1, 2099/).textContent).toContain('Badr Salem')
  expect(sent).toEqual([{ id: 'meeting', task: null, text: 'Send the samples', assigneeId: badr, dueOn: '2099-12-01' }])
})

test('one that is refused stays written, with the reason', async () => {
  const { user } = open({
    meeting: meeting({ tasks: [item()] }),
    setMeetingTask: refusal('INVALID', 'x', { assigneeId: 'Choose a participant' }),
  })
  await choose(user, 'Actions for Send the samples', 'Edit')
  const dialog = await dialogOf('Edit action item')
  await user.type(field(dialog, /^What needs to be done/), ' by courier')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await wrongField(dialog, /^Assignee/, 'Choose a participant')
  expect(field(dialog, /^What needs to be done/).value).toBe('Send the samples by courier')
})

test('one is ticked off once while that is slow, the keyboard goes on at it, and it can be reopened', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: completeMeetingTask } = recorded(() => answer)
  const answers: Answers = { meeting: meeting({ tasks: [item({ overdue: true })] }), completeMeetingTask }
  const { user } = open(answers)
  expect((await section()).getByText('Overdue')).toBeTruthy()
  const done = await findButton('Done: Send the samples')
  done.focus()
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(done.disabled).toBe(true))
  answers['meeting'] = meeting({ tasks: [item({ doneAt: '2026-03-02T06:00:00.000Z' })] })
  arrive({ meeting: answers['meeting'] })
  const again = await findButton('Reopen: Send the samples')
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect((await section()).getByText('All done.')).toBeTruthy()
  expect((await section()).getByText(/^Done Mar 2, 2026/)).toBeTruthy()
  expect(sent).toEqual([{ id: 'meeting', task: 1, done: true }])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ id: 'meeting', task: 1, done: false })
})

test('a tick that is refused says why and changes nothing', async () => {
  const { user } = open({
    meeting: meeting({ tasks: [item()] }),
    completeMeetingTask: refusal('CONFLICT', 'This meeting is canceled'),
  })
  await user.click(await findButton('Done: Send the samples'))
  expect(await screen.findByText('This meeting is canceled')).toBeTruthy()
  expect(button('Done: Send the samples').disabled).toBe(false)
})

test('those who only read one have no buttons; who left is nobody any more', async () => {
  open({
    meeting: meeting({
      canAddTask: false,
      tasks: [item({ canUpdate: false, assigneeId: null, assigneeName: null })],
    }),
  })
  const shown = await section()
  expect(shown.getByText(/not assigned/)).toBeTruthy()
  expect(shown.queryByRole('button')).toBeNull()
})

test('one that is not removed stays in the question', async () => {
  const { user } = open({
    meeting: meeting({ tasks: [item()] }),
    removeMeetingTask: refusal('CONFLICT', 'Someone has just changed it'),
  })
  await choose(user, 'Actions for Send the samples', 'Remove')
  const question = await questionOf('Remove “Send the samples”?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Someone has just changed it')).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('what is open stands where the meetings are listed, in the order of its days, but for meetings that are off', async () => {
  const off = {
    ...meeting(),
    id: 'off',
    number: 7,
    state: 'CANCELLED',
    tasks: [item({ number: 3, text: 'Book the room' })],
  }
  const late = item({ number: 2, text: 'Call the plant', dueOn: '2026-03-05', overdue: true, assigneeName: null })
  const partner = { name: 'Layla', organization: 'Physics', side: 'UNIVERSITY', mine: true, user: { id: 'l' } }
  renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: {
        __typename: 'Collaboration',
        id: 'collaboration',
        number: 1,
        title: 'Silica',
        partners: [partner],
        meetings: [meeting({ tasks: [item(), late] }), off],
      },
    },
  })
  const items = within(await screen.findByRole('group', { name: 'Open action items' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Call the plantnot assigned.*Due Mar 5, 2026.*Pilot plantOverdue$/),
    expect.stringMatching(/^Send the samplesBadr Salem.*Due Dec 1, 2099.*Pilot plant$/),
  ])
  expect(within(items[0]!).getByRole('link').getAttribute('href')).toBe('/meetings/6')
})
