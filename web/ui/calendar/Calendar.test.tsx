/** The calendar: what lies where, and the keyboard among it. */
import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readLanguageFrom } from '#language'
import { showHijri } from '../format.ts'
import { Calendar, type CalendarEntry } from './Calendar.tsx'
import type { Holiday } from './daysOff.ts'
import { placed } from './lanes.ts'
import type { CalendarView } from './views.ts'
import { weeksAre } from './week.ts'

const entry = (id: string, startsAt: string, minutes = 30): CalendarEntry => ({
  id,
  title: id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  to: `/meetings/${id}`,
  note: 'Meeting, confirmed',
  tone: 'success',
})
const entries = [
  entry('first', '2026-11-23T05:00:00Z'),
  entry('beside', '2026-11-23T05:15:00Z'),
  entry('late', '2026-11-23T21:00:00Z'),
]

interface Shown {
  holidays?: readonly Holiday[]
  more?: readonly CalendarEntry[]
}

const show = (view: CalendarView, { holidays = [], more = [] }: Shown = {}) => {
  const onMove = vi.fn()
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <Calendar
          entries={[...entries, ...more]}
          holidays={holidays}
          view={view}
          day="2026-11-23"
          timeZone="Asia/Dubai"
          onMove={onMove}
        />
      </MemoryRouter>
    </ChakraProvider>,
  )
  return onMove
}

beforeAll(() => {
  // The test's browser lays nothing out: everything is seen.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body })
  Object.assign(Element.prototype, { scrollTo: () => {} })
})

test('what belongs to a whole day lies on no hour, and on that day in every zone', () => {
  const due = { ...entry('due', '2026-11-23T00:00:00Z'), allDay: '2026-11-23' }
  expect(placed([due], '2026-11-23', 'America/New_York')).toEqual([])
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <Calendar entries={[due]} view="week" day="2026-11-23" timeZone="America/New_York" onMove={vi.fn()} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  const day = screen.getByRole('list', { name: 'All day, Monday, November 23, 2026' })
  expect(day.querySelector('a')!.getAttribute('href')).toBe('/meetings/due')
})

test('days off are named in words, in the order of the university’s week, with Hijri dates for those who want them', () => {
  onTestFinished(() => {
    weeksAre()
    showHijri(false)
  })
  const saturday = 6
  weeksAre(saturday)
  showHijri(true)
  const holidays = [{ day: '2026-11-24', name: 'Founding Day' }]
  show('week', { holidays })
  const names = screen.getAllByRole('button', { name: /:/ }).map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([
    '21 Sat: Saturday, November 21, 2026 (Jumada II 11, 1448 AH), Weekend',
    '22 Sun: Sunday, November 22, 2026 (Jumada II 12, 1448 AH), Weekend',
    '23 Mon: Monday, November 23, 2026 (Jumada II 13, 1448 AH)',
    '24 Tue: Tuesday, November 24, 2026 (Jumada II 14, 1448 AH), Founding Day',
    expect.stringMatching(/^25 Wed: /),
    expect.stringMatching(/^26 Thu: /),
    expect.stringMatching(/AH\)$/),
  ])
  expect(screen.getByText('Jumada II 1448 AH')).toBeTruthy()
  expect(screen.getByRole('list', { name: /^Tuesday, .*, Founding Day$/ })).toBeTruthy()
})

test('the list names holidays without entries, and leaves out weekends without any', () => {
  show('list', { holidays: [{ day: '2026-12-02', name: 'National Day' }] })
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days).toEqual([
    'Monday, November 23, 2026',
    'Tuesday, November 24, 2026',
    'Wednesday, December 2, 2026 · National Day',
  ])
})

test('what overlaps stands side by side; an instant lies on the day of the zone', () => {
  const monday = placed(entries, '2026-11-23', 'Asia/Dubai')
  expect(monday.map(({ entry: { id }, from, lane, lanes }) => [id, from, lane, lanes])).toEqual([
    ['first', 540, 0, 2],
    ['beside', 555, 1, 2],
  ])
  expect(placed(entries, '2026-11-24', 'Asia/Dubai').map(({ from }) => from)).toEqual([60])
})

test('arrow keys go from entry to entry and from day to day', async () => {
  show('list')
  const user = userEvent.setup()
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
  link('first').focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(link('beside'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(link('late'))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(link('first'))
})

test('a day of the week opens by its name, and the view and the time can be changed', async () => {
  const onMove = show('week')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Tuesday, November 24, 2026$/ }))
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await user.click(screen.getByRole('button', { name: 'List' }))
  expect(onMove.mock.calls).toEqual([[{ day: '2026-11-24', view: 'day' }], [{ by: 1 }], [{ view: 'list' }]])
  expect(screen.getByRole('button', { name: 'Week' }).getAttribute('aria-pressed')).toBe('true')
})

test('a month has the first entries of each day, in their order; its days and what has no room open the day', async () => {
  const due = { ...entry('due', '2026-11-25T00:00:00Z'), allDay: '2026-11-25' }
  const hours = [9, 8, 7, 6].map((hour) => entry(`at ${hour}`, `2026-11-25T0${hour}:00:00Z`))
  const holidays = [{ day: '2026-12-02', name: 'National Day' }]
  const onMove = show('month', { holidays, more: [...hours, due] })
  const user = userEvent.setup()
  const month = within(screen.getByRole('group', { name: 'Calendar' }))
  const wednesday = month.getByRole('list', { name: 'Wednesday, November 25, 2026' })
  expect([...wednesday.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    ' due',
    '10 AM at 6',
    '11 AM at 7',
  ])
  await user.click(month.getByRole('button', { name: '2 more on Wednesday, November 25, 2026' }))
  // Of the week in which the month ends.
  await user.click(month.getByRole('button', { name: '2 Wed: Wednesday, December 2, 2026, National Day' }))
  await user.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(onMove.mock.calls).toEqual([
    [{ day: '2026-11-25', view: 'day' }],
    [{ day: '2026-12-02', view: 'day' }],
    [{ by: -1 }],
  ])
})

test('a week is named by its days, and a month by its name', () => {
  onTestFinished(() => weeksAre())
  const saturday = 6
  weeksAre(saturday)
  show('week')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Nov 21\s–\s27, 2026$/)
  cleanup()
  show('month')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026')
})

test('hours are those of the language, and a short entry has its time before its title, which is cut off at its own end', () => {
  onTestFinished(() => readLanguageFrom(() => 'en'))
  readLanguageFrom(() => 'ar')
  show('week')
  const grid = within(screen.getByRole('group', { name: 'التقويم' }))
  expect([grid.getByText('7 ص'), grid.getByText('5 م')]).toHaveLength(2)
  expect(screen.queryByText(/[AP]M$/)).toBeNull()
  const first = screen.getByTitle('first')
  expect(first.textContent).toBe('9:00 ص first Meeting, confirmed')
  const title = within(first).getByText('first')
  expect([title.dir, getComputedStyle(title).textOverflow]).toEqual(['auto', 'ellipsis'])
})
