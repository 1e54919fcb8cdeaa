/** One meeting where things go wrong: answers, moves and cancellations that are refused, slow or no longer possible. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, field, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const badr = { __typename: 'MeetingParticipant', name: 'Badr Salem', role: 'REQUIRED', user: { id: 'badr' } }
const guest = (more: object = {}) => ({ ...badr, answer: 'WAITING', comment: '', isViewer: false, ...more })
const me = guest({ name: 'Test Person', user: { id: 'user' }, isViewer: true })
const meeting = (more: object = {}) => ({
  __typename: 'Meeting',
  id: 'meeting',
  number: 6,
  kind: 'MEETING',
  state: 'CONFIRMED',
  title: 'Pilot plant',
  startsAt: '2027-03-01T06:00:00.000Z',
  endsAt: '2027-03-01T07:00:00.000Z',
  participants: [guest(), me],
  times: [],
  ...more,
})
const open = (answers: Answers) => renderRoute('/meetings/6', { as: 'RESEARCHER', answers })
const times = [
  {
    number: 1,
    startsAt: '2027-03-01T06:00:00.000Z',
    answers: [{ answer: 'TENTATIVE', participant: { name: 'Badr Salem', isViewer: false } }],
  },
  { number: 2, startsAt: '2027-03-02T06:00:00.000Z', answers: [] },
]
const proposed = (more: object = {}) => meeting({ state: 'PROPOSED', times, ...more })

test('a meeting that is not there for the viewer says so and leads back to the calendar', async () => {
  open({ meeting: null })
  expect(await screen.findByRole('heading', { name: 'Meeting not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the calendar' }).getAttribute('href')).toBe('/meetings/schedule')
})

test('those who may do nothing with a meeting see it without buttons', async () => {
  open({ meeting: meeting({ canReadInside: false }) })
  expect(await screen.findByRole('heading', { name: 'Pilot plant' })).toBeTruthy()
  for (const name of ['Edit', 'Propose other times', 'Reschedule', 'Cancel meeting', 'Add people', 'Accept', 'Decline'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Calendar file' })).toBeNull()
})

test('an answer is given once while it is slow, and shown as the server has it', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: answerMeeting } = recorded(() => answer)
  const { user } = open({ meeting: meeting({ canAnswer: true }), answerMeeting })
  const group = within(await screen.findByRole('group', { name: 'Your answer' }))
  await user.dblClick(group.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(group.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true))
  expect(group.getByRole('button', { name: 'Accept' }).getAttribute('aria-pressed')).toBe('false')
  arrive({ meeting: meeting({ canAnswer: true, participants: [guest(), { ...me, answer: 'ACCEPTED' }] }) })
  expect(await group.findByRole('button', { name: 'Accept', pressed: true })).toBeTruthy()
  expect(screen.getByText('Attending')).toBeTruthy()
  expect(sent).toEqual([{ id: 'meeting', answer: 'ACCEPTED' }])
})

test('an answer to a meeting that was cancelled meanwhile is refused with the reason, and can be given again', async () => {
  const { user } = open({
    meeting: meeting({ canAnswer: true }),
    answerMeeting: refusal('CONFLICT', 'The organizer has just canceled it'),
  })
  await user.click(await findButton('Decline'))
  expect(await screen.findByText('Failed to answer')).toBeTruthy()
  expect(screen.getByText('The organizer has just canceled it').closest('[role=alert]')).toBeTruthy()
  expect(button('Decline').getAttribute('aria-pressed')).toBe('false')
  expect(button('Decline').disabled).toBe(false)
})

test('a booking is taken or refused; there is nothing between', async () => {
  open({ meeting: meeting({ kind: 'BOOKING', state: 'PROPOSED', canAnswer: true }) })
  const group = within(await screen.findByRole('group', { name: 'Your answer' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Decline'])
})

test('what was chosen of the proposed times stays chosen when it is not taken, and is sent whole', async () => {
  const answers: Answers = {
    meeting: proposed({ canAnswer: true }),
    answerMeetingTimes: refusal('CONFLICT', 'The times have changed'),
  }
  const { user } = open(answers)
  expect(await screen.findByText('Badr Salem: Maybe')).toBeTruthy()
  expect(screen.getByText('No answers yet')).toBeTruthy()
  const [, second] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Your answer to/ })
  await user.selectOptions(second!, 'No')
  await user.click(button('Send your answer'))
  expect(await screen.findByText('The times have changed')).toBeTruthy()
  expect(second!.value).toBe('DECLINED')
  const { sent, answer } = recorded({ meeting: answers['meeting'] })
  answers['answerMeetingTimes'] = answer
  await user.click(button('Send your answer'))
  expect(await screen.findByText('Your answer was sent')).toBeTruthy()
  expect(sent).toEqual([{ id: 'meeting', yes: [1], ifNeeded: [] }])
})

test('the question about a time stays open when somebody was quicker, and can be left', async () => {
  const { sent, answer: confirmMeetingTime } = recorded(refusal('CONFLICT', 'Another time is set'))
  const { user } = open({ meeting: proposed({ canOrganize: true }), confirmMeetingTime })
  await user.click((await screen.findAllByRole('button', { name: /^Set / }))[1]!)
  const question = await questionOf('Set this time?')
  expect(question.getByText(/^“Pilot plant” will take place on .*2027/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Set the time' }))
  expect(await screen.findByText('Another time is set')).toBeTruthy()
  expect(question.getByRole<HTMLButtonElement>('button', { name: 'Set the time' }).disabled).toBe(false)
  expect(sent).toEqual([{ id: 'meeting', time: 2 }])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a cancellation needs a reason, and keeps it when it does not reach the server', async () => {
  const lost = new Set(['useMeetingCancelMutation'])
  const { sent, answer: cancelMeeting } = recorded({
    meeting: meeting({ state: 'CANCELLED', reason: 'The lab is closed' }),
  })
  const answers = { meeting: meeting({ canCancel: true }), cancelMeeting }
  const { user } = renderRoute('/meetings/6', { as: 'RESEARCHER', answers, lost })
  await user.click(await findButton('Cancel meeting'))
  const dialog = await dialogOf('Cancel Pilot plant')
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }))
  const reason = await wrongField(dialog, /^Reason/, 'Enter a reason')
  await user.type(reason, 'The lab is closed')
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(reason.value).toBe('The lab is closed')
  lost.clear()
  answers.meeting = meeting({ state: 'CANCELLED', reason: 'The lab is closed' })
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }))
  expect(await screen.findByText('Everyone is notified.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Canceled: The lab is closed')).toBeTruthy()
  expect(sent).toEqual([{ id: 'meeting', reason: 'The lab is closed' }])
})

test('a refused link is named at its field, and what else was changed stays written', async () => {
  const { user } = open({
    meeting: meeting({ canOrganize: true }),
    updateMeeting: refusal('INVALID', 'x', { videoLink: 'This address is not allowed' }),
  })
  await user.click(await findButton('Edit'))
  const dialog = await dialogOf('Edit')
  await user.type(field(dialog, /^Title/), ' in March')
  await user.type(field(dialog, /^Video/), 'https://elsewhere.test/x')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const link = await wrongField(dialog, /^Video/, 'This address is not allowed')
  expect(link.value).toBe('https://elsewhere.test/x')
  expect(field(dialog, /^Title/).value).toBe('Pilot plant in March')
})

test('the question of a session keeps its lines, as on the card of its expert', async () => {
  open({ meeting: meeting({ kind: 'SESSION', agenda: 'Which valve?\nAnd why?' }) })
  const question = await screen.findByText(/^Which valve\?\s+And why\?$/)
  expect(question.textContent).toBe('Which valve?\nAnd why?')
  expect(getComputedStyle(question).whiteSpace).toBe('pre-line')
})

test('an agenda can begin with that of its purpose, below what is written already', async () => {
  const { sent, answer: updateMeeting } = recorded({ meeting: meeting() })
  const { user } = open({ meeting: meeting({ canOrganize: true, agenda: 'Bring samples' }), updateMeeting })
  await user.click(await findButton('Edit'))
  const dialog = await dialogOf('Edit')
  const choice = dialog.getByRole('combobox', { name: 'Insert a template' })
  await user.selectOptions(choice, 'Challenge kick-off')
  expect(field(dialog, /^Agenda/).value).toMatch(/^Bring samples\n\n1\. Introductions\n2\. The problem/)
  expect((choice as HTMLSelectElement).value, 'another one can follow').toBe('')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([expect.objectContaining({ agenda: expect.stringContaining('Milestones and dates') })])
})

/** A kind of record that a meeting can be about beside projects: its list, its id, and the field that names it. */
const kinds = [
  ['Idea', 'ideas', btoa('Idea:3'), 'ideaId', 'Idea: Peeling film'],
  ['SupportRequest', 'supportRequests', btoa('SupportRequest:3'), 'supportRequestId', 'Support request: Peeling film'],
] as const
test.each(kinds)('a meeting is about what is found by typing: %s', async (__typename, list, id, name, label) => {
  const { sent, answer: updateMeeting } = recorded({ meeting: meeting() })
  const { user } = open({
    meeting: meeting({ canOrganize: true }),
    collaborations: listOf(),
    proposals: listOf(),
    projects: listOf(),
    ideas: listOf(),
    supportRequests: listOf(),
    [list]: listOf({ __typename, id, title: 'Peeling film' }),
    updateMeeting,
  })
  await user.click(await findButton('Edit'))
  const dialog = await dialogOf('Edit')
  await user.type(dialog.getByRole('combobox', { name: /^About/ }), 'peel')
  await user.click(await screen.findByRole('option', { name: label }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const none = { projectId: null, proposalId: null, collaborationId: null, investmentInterestId: null }
  const others = { ideaId: null, supportRequestId: null }
  expect(sent).toEqual([expect.objectContaining({ ...none, ...others, [name]: id })])
})

test.each(kinds)(
  'what a meeting is about leads there, and the form begins with it: %s',
  async (__typename, ...rest) => {
    const [, id, name, label] = rest
    const about = { __typename, id, title: 'Peeling film', path: '/there' }
    const { user } = open({ meeting: meeting({ canOrganize: true, [name.slice(0, -2)]: about }) })
    expect((await screen.findByRole('link', { name: 'Peeling film' })).getAttribute('href')).toBe('/there')
    await user.click(await findButton('Edit'))
    const dialog = await dialogOf('Edit')
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^About/ }).value).toBe(label)
  },
)

test('an expert, who has no page of ideas, reads which idea a meeting is about', async () => {
  const idea = { __typename: 'Idea', id: btoa('Idea:3'), title: 'Peeling film', path: '/ideas-sandbox?idea=3' }
  renderRoute('/meetings/6', { as: 'EXPERT', answers: { meeting: meeting({ idea }) } })
  expect(await screen.findByText('Peeling film')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Peeling film' })).toBeNull()
})

test('a meeting is moved to several times; without one it is not sent', async () => {
  const { sent, answer: moveMeeting } = recorded(refusal('INVALID', 'x', { times: 'The first time is in the past' }))
  const { user, asked } = open({ meeting: meeting({ canOrganize: true }), moveMeeting, freeTimes: [] })
  await user.click(await findButton('Propose other times'))
  const dialog = await dialogOf('Propose other times')
  expect(await dialog.findByText(/^No common free time in the next ten working days/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } })
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect((await dialog.findAllByText('Choose a time')).length).toBeGreaterThan(0)
  expect(asked).not.toContain('useMeetingMoveMutation')
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '2027-03-03T09:00' } })
  await user.click(dialog.getByRole('button', { name: 'Add time' }))
  fireEvent.change(dialog.getByLabelText('Time 2'), { target: { value: '2027-03-04T09:00' } })
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect((await dialog.findAllByText(/The first time is in the past/)).length).toBeGreaterThan(0)
  expect(dialog.getByLabelText<HTMLInputElement>('Time 2').value).toBe('2027-03-04T09:00')
  const instants = ['2027-03-03T05:00:00Z', '2027-03-04T05:00:00Z']
  expect(sent).toEqual([{ id: 'meeting', times: instants, reason: '' }])
})

test('the last guest cannot be removed; of several, one who is not removed stays in the question', async () => {
  const answers: Answers = {
    meeting: meeting({ canOrganize: true, participants: [guest()] }),
    removeMeetingParticipant: refusal('CONFLICT', 'The meeting has begun'),
  }
  const { router, user } = open(answers)
  expect(await screen.findByText('Badr Salem')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Badr Salem' })).toBeNull()
  answers['meeting'] = meeting({ canOrganize: true })
  await router.revalidate()
  await user.click(await findButton('Remove Badr Salem'))
  const question = await questionOf('Remove Badr Salem?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The meeting has begun')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Remove Badr Salem?' })).toBeTruthy()
})
