/** The university's decision on a submitted project: in one dialog, with what is opened to whom and from when. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const project = (more: object = {}) => ({
  __typename: 'Project',
  id: 'project',
  number: 12,
  title: 'Solar still',
  status: 'PROPOSED',
  statusSince: '2026-11-02T08:00:00.000Z',
  canApprove: true,
  ...more,
})
const decide = async (more: object, reply: unknown) => {
  const { sent, answer } = recorded(reply)
  const { user } = renderRoute('/projects/12', {
    as: 'KU_TEAM',
    answers: { project: project(more), reviewProject: answer },
  })
  await user.click(await findButton('Decide'))
  return { user, sent, dialog: await dialogOf('Decide on Solar still') }
}

test('a project is accepted and opened from a day on', async () => {
  const { user, sent, dialog } = await decide({}, { project: project({ status: 'PLANNING' }) })
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: /^Accept for planning/ }))
  expect(dialog.queryByLabelText(/^Visible from/)).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Investors' }))
  fireEvent.change(dialog.getByLabelText(/^Visible from/), { target: { value: '2999-01-02' } })
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Project approved for planning')).toBeTruthy()
  expect(sent).toEqual([
    { id: 'project', decision: 'APPROVE', comments: '', openTo: ['INVESTORS'], openFrom: '2999-01-02' },
  ])
})

test('a returned project is opened to nobody, and its people read what must change', async () => {
  const { user, sent, dialog } = await decide({}, { project: project({ status: 'DRAFT' }) })
  await user.click(dialog.getByRole('radio', { name: /^Accept for planning/ }))
  await user.click(dialog.getByRole('checkbox', { name: 'Industry' }))
  await user.click(dialog.getByRole('radio', { name: /^Return to draft/ }))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  const comments = await wrongField(dialog, /^Comments/, 'Enter what must change')
  await user.type(comments, 'Name the market')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Project returned to draft')).toBeTruthy()
  expect(sent).toEqual([{ id: 'project', decision: 'REJECT', comments: 'Name the market' }])
})

test('what cannot be opened says why, and can be accepted', async () => {
  const { user, sent, dialog } = await decide(
    { accessObstacle: 'The project is confidential' },
    { project: project({ status: 'PLANNING' }) },
  )
  await user.click(dialog.getByRole('radio', { name: /^Accept for planning/ }))
  expect(dialog.getByText('It cannot be opened: The project is confidential.')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Industry' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Project approved for planning')).toBeTruthy()
  expect(sent).toEqual([{ id: 'project', decision: 'APPROVE', comments: '' }])
})

test('an embargo of its people stands in the field, and a refusal keeps what was chosen', async () => {
  const words = 'The project is under embargo until Jan 2, 2999. Choose that day or a later one.'
  const { user, dialog } = await decide({ embargoUntil: '2999-01-02' }, refusal('INVALID', words, { openFrom: words }))
  await user.click(dialog.getByRole('radio', { name: /^Accept for planning/ }))
  await user.click(dialog.getByRole('checkbox', { name: 'Industry' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Visible from/).value).toBe('2999-01-02')
  fireEvent.change(dialog.getByLabelText(/^Visible from/), { target: { value: '2998-01-02' } })
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await wrongField(dialog, /^Visible from/, words)
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Industry' }).checked).toBe(true)
})

test('nothing is decided before a decision is chosen', async () => {
  const { user, sent, dialog } = await decide({}, {})
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await dialog.findByRole('link', { name: /Choose a decision/ })).toBeTruthy()
  expect(sent).toEqual([])
})

test('the sheet beside the list decides alike', async () => {
  const { user } = renderRoute('/projects/list', {
    as: 'KU_TEAM',
    answers: { projects: listOf(project()), project: project() },
  })
  await user.click(await findButton('View Solar still'))
  const sheet = await dialogOf('Project')
  await user.click(await sheet.findByRole('button', { name: 'Decide' }))
  expect(await dialogOf('Decide on Solar still')).toBeTruthy()
})

test('who may not decide waits for the answer', async () => {
  renderRoute('/projects/12', { as: 'RESEARCHER', answers: { project: project({ canApprove: false }) } })
  expect(await screen.findByText('Waiting for the university')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
})
