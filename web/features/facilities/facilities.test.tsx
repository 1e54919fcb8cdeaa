/** Facilities that can and cannot be booked, and what each says of its price and times. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, listOf } from '#web/testing/steps.ts'

const path = '/researcher/innovation-support/facilities'
const facility = (more: object = {}) => ({
  __typename: 'Facility',
  id: btoa('Facility:2'),
  number: 2,
  path: `${path}/2`,
  name: 'Wind tunnel',
  ratePerHour: 600,
  active: true,
  approval: true,
  photo: null,
  nextFree: null,
  ...more,
})
const open = (below: string, answers: Answers) => renderRoute(path + below, { as: 'RESEARCHER', answers })

test('a facility that is free of charge, not offered or taken says so', async () => {
  open('', {
    facilities: listOf(
      facility({ id: 'a', name: 'Rig', ratePerHour: 0, active: false }),
      facility({ id: 'b', name: 'Printer', approval: false }),
    ),
  })
  expect(await screen.findByText('Free of charge')).toBeTruthy()
  expect(screen.getByText('Not offered')).toBeTruthy()
  expect(screen.getByText('Nothing free in the next 14 days')).toBeTruthy()
  expect(screen.getByText('Instant booking')).toBeTruthy()
  expect(screen.getByText('Inactive')).toBeTruthy()
})

test('no facilities yet is said plainly', async () => {
  open('', { facilities: listOf() })
  expect(await screen.findByText('Facilities that can be booked appear here.')).toBeTruthy()
})

test('a facility that is not there says so', async () => {
  open('/2', { facility: null })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Book|Request) slot/ })).toBeNull()
})

test('a slot is offered to who may book, and to nobody else', async () => {
  open('/2', { facility: facility({ canBook: true }) })
  expect(await findButton('Request slot')).toBeTruthy()
})

test('who may not book is offered no slot', async () => {
  open('/2', { facility: facility() })
  expect(await screen.findByRole('heading', { name: 'Wind tunnel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request slot' })).toBeNull()
})

test('times that the booking chooses by itself are nothing to ask about when it closes', async () => {
  const hour = (at: number) => new Date(Date.UTC(2999, 0, 7, at)).toISOString()
  const slots = [8, 9, 10].map((at) => ({ startsAt: hour(at), endsAt: hour(at + 1), state: 'FREE' }))
  const lengths = { slotMinutes: 60, leastMinutes: 60, mostMinutes: 120, bookableDays: 14, canBook: true }
  const { user, router } = open('/2', { facility: facility({ ...lengths, slots, nextFree: hour(8) }) })
  await user.click(await findButton('Request slot'))
  const ends = await screen.findByRole('combobox', { name: /^To/ })
  await waitFor(() => expect((ends as HTMLSelectElement).value).toBe(hour(9)))
  expect(router.state.location.search).toContain('slot=')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
