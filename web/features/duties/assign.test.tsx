/** The team's queue is handed around: taken, assigned, given back, and covered while somebody is away. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { duty } from '#web/testing/duty.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const absence = {
  __typename: 'Absence',
  personId: 'omar',
  name: 'Omar',
  coverName: 'Mona',
  from: '2026-11-02',
  until: '2026-11-06',
}
const workload = (rows: object[], answers: Answers = {}) =>
  renderRoute('/kuteam/support', {
    as: 'KU_TEAM',
    answers: {
      dutiesByKind: [],
      dutiesByPerson: [],
      absences: [absence],
      duties: { ...listOf(...rows), totalCount: rows.length },
      ...answers,
    },
  })

test('what waits is taken with one press, and what cannot be reassigned has no button', async () => {
  const { sent, answer: assignDuty } = recorded(() => ({ done: true }))
  const { user } = workload([duty(1, { canAssign: true }), duty(2)], { assignDuty })
  await user.click(await findButton('Take “Idea 1”'))
  expect(await screen.findByText('Assigned to you')).toBeTruthy()
  expect(sent).toEqual([{ id: 'd1', userId: expect.any(String) }])
  expect(screen.queryByRole('button', { name: 'Take “Idea 2”' })).toBeNull()
})

test('somebody else is chosen by name; a refusal is said at the field', async () => {
  const answers = { assignDuty: refusal('INVALID', 'No', { userId: 'Omar cannot do this.' }) }
  const { user } = workload([duty(1, { canAssign: true })], answers)
  await user.click(await findButton('Assign “Idea 1”'))
  const dialog = await dialogOf('Choose an assignee')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await wrongField(dialog, /^Assignee/, 'Omar cannot do this.')
})

test('an absence is recorded for oneself with somebody else to stand in, and ended', async () => {
  const { sent, answer: endAbsence } = recorded(() => ({ done: true }))
  const { user } = workload([], { endAbsence })
  expect(await screen.findByText('Nov 2, 2026 to Nov 6, 2026 · Mona stands in')).toBeTruthy()
  await user.click(button('End the absence of Omar'))
  const question = await questionOf('End this absence?')
  await user.click(question.getByRole('button', { name: 'End' }))
  expect(await screen.findByText('Absence ended')).toBeTruthy()
  expect(sent).toEqual([{ userId: 'omar' }])
  await user.click(button('Record absence'))
  const dialog = await dialogOf('Record absence')
  await user.click(dialog.getByRole('button', { name: 'Save absence' }))
  await wrongField(dialog, /^First day/, 'Enter the first day.')
})
