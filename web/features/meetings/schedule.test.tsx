/** The calendar and the ways into it: empty, too full, slow, refused; proposals and the secret address. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, field, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const meeting = (more: object = {}) => ({
  __typename: 'Meeting',
  id: 'meeting',
  number: 6,
  kind: 'MEETING',
  state: 'CONFIRMED',
  title: 'Pilot plant',
  startsAt: '2027-03-01T06:00:00.000Z',
  endsAt: '2027-03-01T07:00:00.000Z',
  ...more,
})
const address = '/meetings/schedule?day=2027-03-01&view=list'
const later = { startsAt: '2027-04-03T06:00:00.000Z', endsAt: '2027-04-03T07:00:00.000Z' }
const open = (answers: Answers, { path = address, lost }: { path?: string; lost?: Set<string> } = {}) =>
  renderRoute(path, {
    as: 'RESEARCHER',
    answers: Object.assign(answers, {
      meetings: listOf(),
      facilityBookings: listOf(),
      researchDeadlines: [],
      ...answers,
    }),
    ...(lost && { lost }),
  })

test('days without meetings say so, and a meeting can be proposed from there', async () => {
  const { user } = open({})
  expect(await screen.findByText('No meetings in these days.')).toBeTruthy()
  await user.click(button('Propose a meeting'))
  expect(await screen.findByRole('dialog', { name: 'Propose a meeting' })).toBeTruthy()
})

test('booked facilities stand in the calendar: one’s own, and with a name those one looks after', async () => {
  const booking = (more: object) => ({
    __typename: 'FacilityBooking',
    path: '/researcher/innovation-support/bookings?booking=3',
    startsAt: '2027-03-01T08:00:00.000Z',
    endsAt: '2027-03-01T10:00:00.000Z',
    status: 'CONFIRMED',
    isOwn: true,
    facility: { __typename: 'Facility', id: 'microscope', name: 'Electron microscope' },
    researcher: { __typename: 'User', id: 'ada', name: 'Ada' },
    ...more,
  })
  open({
    facilityBookings: listOf(
      booking({ id: 'own' }),
      booking({
        id: 'managed',
        isOwn: false,
        status: 'REQUESTED',
        facility: { __typename: 'Facility', id: 'tunnel', name: 'Wind tunnel' },
      }),
    ),
  })
  const own = await screen.findByRole('link', { name: /Electron microscope/ })
  expect(own.getAttribute('href')).toBe('/researcher/innovation-support/bookings?booking=3')
  expect(own.textContent).toContain('Facility booking, confirmed')
  expect(screen.getByRole('link', { name: /Wind tunnel, Ada/ })).toBeTruthy()
})

test('deadlines stand in the calendar as what belongs to a whole day', async () => {
  const deadline = (key: string, dueOn: string, closed: boolean) => ({
    __typename: 'ResearchDeadline',
    key,
    title: `Claim priority ${key}`,
    dueOn,
    path: '/research-management/patents/7',
    closed,
  })
  open({ researchDeadlines: [deadline('one', '2027-03-01', false), deadline('two', '2027-03-02', true)] })
  const link = await screen.findByRole('link', { name: /Claim priority one/ })
  expect(link.getAttribute('href')).toBe('/research-management/patents/7')
  expect(link.textContent).toMatch(/All day.*Deadline/)
  expect(screen.getByRole('link', { name: /Claim priority two/ }).textContent).toContain('Deadline, done')
})

test('what is too much for one view is said, and announced', async () => {
  open({ meetings: { ...listOf(meeting()), totalCount: 101 } })
  expect(await screen.findByText(/^Showing the first 100/)).toBe(
    await screen.findByText(/./, { selector: 'p[role=status]' }),
  )
})

test('a calendar that cannot be read says so and is read again by one press', async () => {
  const answers: Answers = { meetings: new Error('The calendar is being repaired') }
  const { user } = open(answers)
  expect(await screen.findByText('The calendar is being repaired')).toBeTruthy()
  answers['meetings'] = listOf(meeting())
  await user.click(button(/try again/i))
  expect(await screen.findByRole('link', { name: /Pilot plant/ })).toBeTruthy()
})

test('the days of an older answer do not replace those that are looked at now', async () => {
  const older = slow()
  const { router } = open({
    meetings: ({ filter }: { filter: { from: string } }) => {
      if (filter.from.startsWith('2027-03-30')) return older.answer
      return filter.from > '2027-03-30' ? listOf(meeting({ id: 'board', title: 'Board', ...later })) : listOf()
    },
  })
  await screen.findByText('No meetings in these days.')
  void router.navigate('/meetings/schedule?day=2027-03-31&view=list')
  void router.navigate('/meetings/schedule?day=2027-04-01&view=list')
  expect(await screen.findByRole('link', { name: /Board/ })).toBeTruthy()
  older.arrive(listOf(meeting(later)))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(screen.queryByRole('link', { name: /Pilot plant/ })).toBeNull()
})

test('“Later” pressed twice moves by two steps, however late the days between come', async () => {
  const days = slow()
  const { user, router } = open({
    meetings: ({ filter }: { filter: { from: string } }) => (filter.from > '2027-03-29' ? days.answer : listOf()),
  })
  await screen.findByText('No meetings in these days.')
  await user.click(button('Later'))
  await user.click(button('Later'))
  days.arrive(listOf())
  await waitFor(() => expect(router.state.location.search).toContain('day=2027-04-30'))
})

test('a month asks for its whole weeks in any zone, and its arrows go from month to month', async () => {
  const asked: { from: string; until: string }[] = []
  const { user, router } = open(
    {
      meetings: ({ filter }: { filter: { from: string; until: string } }) => {
        asked.push({ from: filter.from, until: filter.until })
        return listOf(meeting())
      },
    },
    { path: '/meetings/schedule?day=2027-03-31&view=month' },
  )
  expect((await screen.findAllByRole('link', { name: /Pilot plant/ })).length).toBeGreaterThan(0)
  expect(asked.at(-1)).toEqual({ from: '2027-02-22T00:00:00.000Z', until: '2027-04-09T00:00:00.000Z' })
  await user.click(button('Earlier'))
  await waitFor(() => expect(router.state.location.search).toContain('day=2027-02-28'))
})

async function propose(answers: Answers, lost?: Set<string>) {
  const { user, router } = open({ freeTimes: [], takenTimes: [], ...answers }, lost ? { lost } : {})
  await user.click(await findButton('Propose a meeting'))
  const dialog = await dialogOf('Propose a meeting')
  await user.type(field(dialog, /^Title/), 'Pilot plant')
  const people = dialog.getAllByPlaceholderText('Search by name')
  await user.type(people[0]!, 'Badr')
  await user.click(await dialog.findByRole('option', { name: /Badr Salem/ }))
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '2027-03-01T10:00' } })
  return { user, router, dialog }
}
const badr = globalId('User', 3)
const users = listOf({ __typename: 'User', id: badr, name: 'Badr Salem', department: 'Physics', email: null })

test('a refused proposal names the field and keeps the people and times that were chosen', async () => {
  const { user, dialog } = await propose({
    users,
    createMeeting: refusal('INVALID', 'x', { title: 'There is a meeting of this name at that time' }),
  })
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  await wrongField(dialog, /^Title/, 'There is a meeting of this name at that time')
  expect(dialog.getByRole('button', { name: 'Remove Badr Salem' })).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('2027-03-01T10:00')
})

test('a proposal that was lost is sent by the next press, once, and opens its page', async () => {
  const lost = new Set(['ProposeDialogMutation'])
  const made = meeting({ path: '/meetings/6', state: 'PROPOSED' })
  const { sent, answer: createMeeting } = recorded({ meeting: made })
  const { user, router, dialog } = await propose({ users, createMeeting, meeting: made }, lost)
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  expect(await screen.findByText('Meeting proposed')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/meetings/6'))
  expect(sent).toEqual([
    expect.objectContaining({ participantIds: [badr], times: ['2027-03-01T06:00:00Z'], minutes: 30 }),
  ])
})

test('times at which everyone is free are taken with a press: several for a meeting, one for a booking', async () => {
  const freeTimes = ['2027-03-01T05:00:00.000Z', '2027-03-01T06:30:00.000Z', '2027-03-02T05:00:00.000Z']
  const { user, dialog } = await propose({ users, freeTimes })
  const free = within(await dialog.findByRole('group', { name: 'Times when everyone is free' }))
  await user.click(free.getByRole('button', { name: /^0?9:00/ }))
  await user.click(free.getByRole('button', { name: 'Day after' }))
  expect(free.getByRole<HTMLButtonElement>('button', { name: 'Day after' }).disabled).toBe(true)
  await user.click(free.getByRole('button', { name: /^0?9:00/ }))
  const chosen = () => dialog.getAllByLabelText<HTMLInputElement>(/^Time( \d)?$/).map(({ value }) => value)
  expect(chosen()).toEqual(['2027-03-01T10:00', '2027-03-01T09:00', '2027-03-02T09:00'])
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Type/ }), 'BOOKING')
  await waitFor(() => expect(chosen()).toEqual(['2027-03-01T10:00']))
  expect(dialog.queryByRole('button', { name: 'Add time' })).toBeNull()
})

test('a proposed time at which somebody is busy is warned of, and the warning keeps nobody from proposing', async () => {
  const { dialog } = await propose({ users, takenTimes: ['2027-03-01T06:00:00Z'] })
  expect(await dialog.findByText(/^Someone is busy/)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Propose' }).disabled).toBe(false)
})

test('the secret address is shown once, in a dialog that cannot be lost by a stray click', async () => {
  const clipboard = vi.fn(async () => {})
  const answers: Answers = { createCalendarFeed: refusal('CONFLICT', 'Another address was just made') }
  const { user } = open(answers)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(clipboard)
  await user.click(await findButton('Subscribe to calendar'))
  const dialog = await dialogOf('Subscribe to calendar')
  expect(dialog.getByText('You have no address yet.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Revoke address' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Create address' }))
  expect(await screen.findByText('Another address was just made')).toBeTruthy()
  answers['createCalendarFeed'] = { url: 'https://ascent.test/calendar/secret' }
  await user.click(dialog.getByRole('button', { name: 'Create address' }))
  expect((await dialog.findByLabelText('Address')).textContent).toBe('https://ascent.test/calendar/secret')
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await dialog.findByRole('status')).toBeTruthy()
  expect(clipboard).toHaveBeenCalledWith('https://ascent.test/calendar/secret')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('https://ascent.test/calendar/secret')).toBeNull())
})

test('an address that cannot be revoked stays, with its dates', async () => {
  const { user } = open({
    calendarFeed: { createdAt: '2026-11-20T08:00:00.000Z', lastReadAt: null },
    revokeCalendarFeed: refusal('INTERNAL', 'The address could not be revoked'),
  })
  await user.click(await findButton('Subscribe to calendar'))
  const dialog = await dialogOf('Subscribe to calendar')
  expect(dialog.getByText('Not yet')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Revoke address' }))
  expect(await screen.findByText('The address could not be revoked')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Revoke address' }).disabled).toBe(false)
})
