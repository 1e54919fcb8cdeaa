/** The work of an expert where it fails: sessions, hours, requests for validation and feedback. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayOffRules } from '#api/features/experts/availability.rules.ts'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const expert = globalId('User', 8)
const session = (more: object = {}) => ({
  __typename: 'Meeting',
  id: 'session',
  number: 5,
  title: 'Felt and sound',
  kind: 'SESSION',
  state: 'PROPOSED',
  startsAt: '2027-03-01T06:00:00.000Z',
  endsAt: '2027-03-01T06:30:00.000Z',
  canGiveExpertSession: true,
  participants: [{ name: 'Ada Noor', role: 'ORGANIZER', user: null }, { name: 'Me', role: 'EXPERT', user: { id: expert } }], // prettier-ignore
  ...more,
})
const request = (more: object = {}) => ({
  __typename: 'ValidationRequest',
  id: 'request',
  number: 3,
  title: 'Cool roofs',
  status: 'ASSIGNED',
  priority: 'HIGH',
  canAnswer: true,
  ...more,
})
const open = (path: string, answers: Answers, lost?: Set<string>) =>
  renderRoute(path, {
    as: 'EXPERT',
    answers: Object.assign(answers, { meetings: listOf(), introductions: listOf(), ...answers }),
    ...(lost && { lost }),
  })
/** The viewer with what only an expert has. */
const viewer = (person: object | null, drafts: object[] = [], more: object = {}) => ({
  __typename: 'Viewer',
  id: 'viewer',
  number: 8,
  name: 'Test Person',
  email: 'test@ascent.test',
  role: 'EXPERT',
  status: 'ACTIVE',
  timeZone: 'Asia/Dubai',
  permissions: ['EXPERT_WORK'],
  person: person && { __typename: 'User', id: expert, ...person },
  drafts,
  ...more,
})

test('without sessions an expert reads how they come about', async () => {
  open('/experts/sessions', { viewer: viewer(null) })
  expect(await screen.findByText('No sessions yet')).toBeTruthy()
})

test('an expert that waits for verification sets hours already, and asks for nothing of others', async () => {
  const waiting = { ...viewer(null, [], { availability }), status: 'PENDING_VERIFICATION' }
  const forbidden = refusal('FORBIDDEN', 'Not yours')
  open('/experts/sessions?tab=availability', { viewer: waiting, meetings: forbidden, introductions: forbidden })
  expect(await screen.findByText(/^People can book you once your account is verified/)).toBeTruthy()
  expect(await findButton('Save hours')).toBeTruthy()
})

test('a session is confirmed once while that is slow, and then cancelled rather than declined', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: answerExpertSession } = recorded(() => answer)
  const answers: Answers = { meetings: listOf(session()), answerExpertSession }
  const { user } = open('/experts/sessions', answers)
  expect(await screen.findByRole('heading', { name: 'Requests' })).toBeTruthy()
  await user.dblClick(button('Confirm'))
  await waitFor(() => expect(button('Confirm').disabled).toBe(true))
  const confirmed = session({ state: 'CONFIRMED', canCancel: true })
  answers['meetings'] = listOf(confirmed)
  arrive({ meeting: confirmed })
  expect(await screen.findByRole('heading', { name: 'Upcoming' })).toBeTruthy()
  expect(button('Cancel session')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(sent).toEqual([{ id: 'session', accept: true }])
})

test('a session is declined with a reason, which stays when the requester was quicker', async () => {
  const answerExpertSession = refusal('CONFLICT', 'Ada has just canceled it')
  const { user } = open('/experts/sessions', { meetings: listOf(session()), answerExpertSession })
  await user.click(await findButton('Decline'))
  const dialog = await dialogOf('Decline Felt and sound')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  const reason = await wrongField(dialog, /^Reason/, 'Enter a reason')
  await user.type(reason, 'On leave')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Ada has just canceled it')).toBeTruthy()
  expect(reason.value).toBe('On leave')
})

test('only a session that has begun is closed, and a refusal leaves it open', async () => {
  const past = { startsAt: '2026-01-01T06:00:00.000Z', endsAt: '2026-01-01T06:30:00.000Z', state: 'CONFIRMED' }
  const { answer: closeExpertSession, sent } = recorded(refusal('CONFLICT', 'It is closed already'))
  const { user } = open('/experts/sessions', {
    meetings: listOf(session(past), session({ id: 'later', title: 'Later', state: 'CONFIRMED' })),
    closeExpertSession,
  })
  const outcome = within((await screen.findByRole('heading', { name: 'Record the outcome' })).closest('section')!)
  expect(screen.getAllByRole('button', { name: 'Mark as completed' })).toHaveLength(1)
  await user.click(outcome.getByRole('button', { name: 'No-show' }))
  const question = await questionOf('Record a no-show?')
  expect(question.getByText(/^Ada Noor is notified of missing “Felt and sound”/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await user.click(outcome.getByRole('button', { name: 'Mark as completed' }))
  const completed = await questionOf('Mark the session as completed?')
  await user.click(completed.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('It is closed already')).toBeTruthy()
  expect(sent).toEqual([{ id: 'session', outcome: 'COMPLETED' }])
  await user.click(completed.getByRole('button', { name: 'Cancel' }))
  expect(outcome.getByRole<HTMLButtonElement>('button', { name: 'Mark as completed' }).disabled).toBe(false)
})

test('a slot that was taken meanwhile is asked for again, and the reason stays', async () => {
  let taken = false
  const slot = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, experts: [] })
  // Sessions are booked at most 30 days ahead.
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const nine = slot(`${day}T05:00:00.000Z`, `${day}T05:30:00.000Z`)
  const eleven = slot(`${day}T07:00:00.000Z`, `${day}T07:30:00.000Z`)
  const { user } = open('/experts/sessions', {
    meetings: listOf(session({ canMoveExpertSession: true, startsAt: eleven.startsAt, endsAt: eleven.endsAt })),
    freeSlots: () => ({ whyEmpty: null, slots: taken ? [eleven] : [nine, eleven] }),
    moveExpertSession: () => {
      taken = true
      return refusal('CONFLICT', 'This slot was just taken')
    },
  })
  await user.click(await findButton('Reschedule'))
  const dialog = await dialogOf('Reschedule Felt and sound')
  const select = await dialog.findByRole<HTMLSelectElement>('combobox', { name: /slot|Time/i })
  await user.selectOptions(select, nine.startsAt)
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A class')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText('This slot was just taken')).toBeTruthy()
  const again = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: /slot|Time/i })
  await waitFor(() => expect(again().querySelectorAll('option[value^="20"]')).toHaveLength(1))
  expect(again().value).toBe('')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('A class')
})

const availability = { timeZone: 'Asia/Dubai', hours: [{ weekday: 1, fromMinute: 540, untilMinute: 600 }], exceptions: [{ number: 4, fromDay: '2027-01-01', untilDay: '2027-01-02' }], freeTimes: [] } // prettier-ignore
const able = viewer(null, [], { availability })

test('hours that could not be saved stay changed until they are saved or discarded', async () => {
  const lost = new Set(['AvailabilityEditorMutation'])
  const { sent, answer: setAvailability } = recorded({ viewer: able })
  const answers = { viewer: able, setAvailability }
  const { user } = open('/experts/sessions?tab=availability', answers, lost)
  const save = await findButton('Save hours')
  expect(save.disabled).toBe(true)
  await user.click(button('to working days'))
  expect(save.disabled).toBe(false)
  await user.click(save)
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  await waitFor(() => expect(save.disabled).toBe(false))
  lost.clear()
  await user.click(save)
  expect(await screen.findByText('Availability saved')).toBeTruthy()
  await waitFor(() => expect(save.disabled).toBe(true))
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 600 }))
  expect(sent).toEqual([{ hours }])
})

test('days off that are over are refused', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const off = (days: number) => dayOffRules.isValid({ fromDay: day(days - 1), untilDay: day(days), note: '' })
  expect([await off(-3), await off(3)]).toEqual([false, true])
})

test('days off are removed by themselves, and stay when that is refused', async () => {
  const { sent, answer: setAvailability } = recorded(refusal('CONFLICT', 'A session is booked then'))
  const { user } = open('/experts/sessions?tab=availability', { viewer: able, setAvailability })
  await user.click(await findButton('Remove Jan 1, 2027'))
  expect(await screen.findByText('A session is booked then')).toBeTruthy()
  expect(screen.getByText(/^Jan 1, 2027 – Jan 2, 2027/)).toBeTruthy()
  expect(sent).toEqual([{ exceptions: [] }])
})

test('an idea is accepted only without a conflict of interest, and read only then', async () => {
  const acceptValidation = refusal('CONFLICT', 'It was assigned to another expert')
  const { user, asked } = open('/experts/validations', { validationRequests: listOf(request()), acceptValidation })
  expect(await screen.findByText('1 request')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Write feedback' })).toBeNull()
  await user.click(button('Accept'))
  const dialog = await dialogOf('Validate Cool roofs')
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(asked).not.toContain('ValidationCardAcceptMutation')
  await user.click(dialog.getByRole('checkbox', { name: /no conflict of interest/ }))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('It was assigned to another expert')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { checked: true })).toBeTruthy()
})

test('with nothing to validate the queue says when ideas come', async () => {
  open('/experts/validations', { validationRequests: listOf(request({ canAnswer: false })) })
  expect(await screen.findByText('Nothing is waiting for you')).toBeTruthy()
})

test('feedback goes on where its draft was left, and is not sent while a score is missing', async () => {
  const draft = { form: 'EVALUATION', subject: '3', step: 0, values: { summary: 'Paint that cools' }, updatedAt: '2026-11-20T08:00:00.000Z' } // prettier-ignore
  const { user, asked } = open('/experts/feedback', {
    viewer: viewer({}, [draft]),
    validationRequests: listOf(request({ acceptedAt: '2026-11-20T08:00:00.000Z' })),
  })
  await user.click(await findButton('Continue: Cool roofs'))
  const summary = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Summary/ })
  expect(summary.value).toBe('Paint that cools')
  await user.click(button('Send feedback'))
  const alert = within(await screen.findByRole('alert'))
  await user.click(alert.getByRole('link', { name: /strength/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Strengths/ }))
  expect(asked).not.toContain('EvaluationFormMutation')
  expect(summary.value).toBe('Paint that cools')
})

test('the calendar has all meetings of an expert, and each leads to its page', async () => {
  const other = session({ id: 'other', number: 9, title: 'Advice on sensors', kind: 'BOOKING', state: 'CONFIRMED' })
  const meetings = ({ filter }: { filter: { kind?: string[] } }) =>
    filter.kind ? listOf(session()) : listOf(session(), other)
  open('/experts/sessions?tab=calendar&view=week&day=2027-03-01', {
    viewer: { ...able, permissions: ['EXPERT_WORK', 'MEETING_READ'] },
    meetings,
  })
  const link = await screen.findByRole('link', { name: /Advice on sensors/ })
  expect(link.getAttribute('href')).toBe('/meetings/9')
  expect(screen.getByRole('link', { name: /Felt and sound/ }).getAttribute('href')).toBe('/meetings/5')
})
