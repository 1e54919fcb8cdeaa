/** The team's queue and the answer times on screen: filters in the address, more rows, and settings that are kept. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dutyKinds, promisedKinds, usualDays, type PromisedKind } from '#api/duties/kinds.rules.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { duty } from '#web/testing/duty.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const load = {
  absences: [],
  dutiesByKind: [
    { __typename: 'DutyKindCount', kind: 'IDEA_REVIEW', open: 4, overdue: 1 },
    { __typename: 'DutyKindCount', kind: 'CHALLENGE_CHECK', open: 2, overdue: 0 },
  ],
  dutiesByPerson: [{ __typename: 'DutyPersonCount', personId: 'mona', name: 'Mona', open: 2, overdue: 0 }],
}
const workload = (address: string, answers: Answers) =>
  renderRoute(address, { as: 'KU_TEAM', answers: { ...load, ...answers } })

test('the team sees how much waits of what, and filters by kind and by person', async () => {
  const asked: unknown[] = []
  const duties = ({ filter }: { filter: unknown }) => {
    asked.push(filter)
    return { ...listOf(duty(1, { overdue: true }), duty(2, { overdue: true })), totalCount: 2 }
  }
  const { user } = workload('/kuteam/support', { duties })
  const kinds = within(await screen.findByRole('region', { name: 'By type' }))
  const inQueue = () => screen.getByRole('region', { name: /^\d+ waiting$/ }).parentElement!
  expect(inQueue().compareDocumentPosition(kinds.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(kinds.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Review idea1 overdue4 waiting',
    'Check challenge2 waiting',
  ])
  expect(screen.getByRole('link', { name: /^Waiting\s*6/ }).textContent).toBe('Waiting6')
  expect(screen.getByRole('link', { name: 'Idea 1' }).getAttribute('href')).toBe('/ideas-sandbox?idea=1')
  await user.click(kinds.getByRole('link', { name: 'Review idea' }))
  expect(await screen.findByText('Filtered by Review idea')).toBeTruthy()
  expect(document.activeElement).toBe(inQueue())
  await user.click(screen.getByRole('link', { name: 'Mona' }))
  expect(await screen.findByText('Filtered by Review idea, Mona')).toBeTruthy()
  expect(asked.at(-1)).toEqual({ team: true, kind: ['IDEA_REVIEW'], takenById: 'mona' })
  await user.click(screen.getByRole('link', { name: 'Overdue only' }))
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'All', current: 'page' })).toBeTruthy()
  expect(asked.at(-1)).toEqual({ team: true })
})

test('an unknown kind in the address is left out, and no match says so', async () => {
  let asked: unknown
  const duties = ({ filter }: { filter: unknown }) => {
    asked = filter
    return listOf()
  }
  workload('/kuteam/support?kind=NOTHING&overdue=1', { duties })
  expect(await screen.findByText('Nothing matches your filters.')).toBeTruthy()
  expect(asked).toEqual({ team: true, overdue: true })
})

const times = {
  __typename: 'AnswerTimes',
  workingWeekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  firstWeekday: 'MONDAY',
  days: promisedKinds.map((kind) => ({ __typename: 'DutyKindDays', kind, days: usualDays[kind] })),
  holidays: [
    { __typename: 'Holiday', day: '2020-12-02', name: 'Long ago', nameArabic: '' },
    { __typename: 'Holiday', day: '2090-12-02', name: 'National Day', nameArabic: 'اليوم الوطني' },
  ],
}

test('administrators set the days of each kind, and a week without a day is refused', async () => {
  const { sent, answer: updateAnswerTimes } = recorded(() => ({ answerTimes: times }))
  const { user } = renderRoute('/admin/settings/answer-times', {
    as: 'ADMIN',
    answers: { answerTimes: times, updateAnswerTimes },
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Review idea/ })
  expect(field.value).toBe('10')
  await user.clear(field)
  await user.type(field, '0')
  await user.click(button('Save answer times'))
  await wrongField(screen, /^Review idea/, 'Enter at least 1 working day.')
  await user.clear(field)
  await user.type(field, '7')
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /^First day of the week/ }), 'Saturday')
  await user.click(button('Save answer times'))
  expect(await screen.findByText('Answer times saved')).toBeTruthy()
  expect(sent).toMatchObject([
    { ideaReview: 7, firstWeekday: 'SATURDAY', workingWeekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'] },
  ])
})

test('holidays are added and removed, and past ones are shown when asked for', async () => {
  const { sent, answer: removeHoliday } = recorded(() => ({ answerTimes: times }))
  const { user } = renderRoute('/admin/settings/answer-times', {
    as: 'ADMIN',
    answers: { answerTimes: times, removeHoliday, addHolidays: refusal('CONFLICT', 'There are too many') },
  })
  expect(await screen.findByText('National Day')).toBeTruthy()
  expect(screen.getByText('اليوم الوطني')).toBeTruthy()
  expect(screen.queryByText('Long ago')).toBeNull()
  await user.click(button('Show past holidays'))
  expect(screen.getByText('Long ago')).toBeTruthy()
  await user.click(await findButton('Remove National Day, Dec 2, 2090'))
  const question = await questionOf('Remove this holiday?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Holiday removed')).toBeTruthy()
  expect(sent).toEqual([{ day: '2090-12-02' }])
  await user.click(button('Add holiday'))
  const dialog = await dialogOf('Add holiday')
  await user.click(dialog.getByRole('button', { name: 'Add holiday' }))
  const summary = within(await dialog.findByRole('alert'))
  // In the order of the fields, which is not that of the rules.
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter the name of the holiday.',
    'Date: Choose the day of the holiday.',
  ])
  await wrongField(dialog, /^Name(?! in)/, 'Enter the name of the holiday.')
})

test('everybody sees in how many days answers are due, and how many came in time', async () => {
  const keptOf: Record<string, object> = {
    IDEA_REVIEW: { __typename: 'AnswersKept', answered: 8, inTime: 6 },
    PROJECT_REVIEW: { __typename: 'AnswersKept', answered: 4, inTime: null },
  }
  const answerPromises = dutyKinds.map((kind) => ({
    __typename: 'AnswerPromise',
    kind,
    days: usualDays[kind as PromisedKind] ?? null,
    kept: keptOf[kind] ?? { __typename: 'AnswersKept', answered: 0, inTime: null },
  }))
  renderRoute('/answer-times', { as: 'INVESTOR', answers: { answerPromises } })
  const team = within(await screen.findByRole('region', { name: 'University team' }))
  const rows = team.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContain('Review idea1075% (6 of 8)')
  expect(rows).toContain('Review project10Too few answers')
  expect(rows).toContain('Verify account2Too few answers')
  expect(rows).toContain('Answer support requestBy categoryToo few answers')
  expect(screen.getAllByRole('row')).toHaveLength(dutyKinds.length + 6)
})
