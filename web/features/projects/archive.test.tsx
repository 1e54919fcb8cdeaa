/** Archiving says what came of a project, beginning with what its deal says; it can be changed afterwards. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const project = (more: object = {}) => ({
  __typename: 'Project',
  id: 'project',
  number: 12,
  title: 'Solar still',
  status: 'ACTIVE',
  canArchive: true,
  archivedAt: null,
  deals: [],
  ...more,
})

const deal = (status: string) => ({ __typename: 'Deal', id: status, status })

const open = async (more: object, call: string, press: string, title: string) => {
  const { sent, answer } = recorded({
    project: project(more),
    projects: [project({ status: 'ARCHIVED' })],
    refused: [],
  })
  const { user } = renderRoute('/projects/12', {
    as: 'KU_TEAM',
    answers: { project: project(more), [call]: answer },
  })
  await user.click(await findButton(press))
  return { user, sent, dialog: await dialogOf(title) }
}
const archive = (more: object) => open(more, 'archiveProjects', 'Archive', 'Archive Solar still')

test('the outcome is asked for, and sent with the lessons', async () => {
  const { user, sent, dialog } = await archive({ deals: [deal('ENDED')] })
  await user.type(dialog.getByLabelText(/^Reason/), 'No budget')
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  const outcome = await wrongField(dialog, /^Outcome/, 'Choose an outcome')
  await user.selectOptions(outcome, 'Stopped')
  await user.type(dialog.getByLabelText(/^Lessons learned/), 'Ask who pays')
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Archived')).toBeTruthy()
  expect(sent).toEqual([{ ids: ['project'], reason: 'No budget', outcome: 'STOPPED', lessons: 'Ask who pays' }])
})

test('what the latest deal came to is chosen already', async () => {
  const { dialog } = await archive({ deals: ['OPEN', 'SPUN_OUT', 'LICENSED'].map(deal) })
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Outcome/).value).toBe('SPUN_OUT')
})

test('what is known of a completed project is where archiving it begins', async () => {
  const completed = { status: 'COMPLETED', archiveOutcome: 'LICENSED', lessonsLearned: 'Ask who pays' }
  const { dialog } = await archive({ ...completed, deals: [deal('SPUN_OUT')] })
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Outcome/).value).toBe('LICENSED')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Lessons learned/).value).toBe('Ask who pays')
})

test('the archive has what is over; what is completed is archived there, what is archived restored', async () => {
  const row = (number: number, status: string) =>
    project({ id: `p${number}`, number, title: `Project ${number}`, status, archiveOutcome: null, lessonsLearned: '' })
  const asked: unknown[] = []
  const { user, router } = renderRoute('/projects/archive', {
    as: 'KU_TEAM',
    answers: {
      projects: ({ filter, sort }: { filter: object; sort: object }) => {
        asked.push({ filter, sort })
        return listOf(row(1, 'COMPLETED'), row(2, 'ARCHIVED'))
      },
    },
  })
  expect(await findButton('Archive Project 1')).toBeTruthy()
  expect(await findButton('Restore Project 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restore Project 1' })).toBeNull()
  expect(asked[0]).toMatchObject({
    filter: { status: ['COMPLETED', 'CLOSED', 'ARCHIVED'] },
    sort: { field: 'STATUS_SINCE', direction: 'DESC' },
  })
  await router.navigate('/projects/archive?status=CLOSED')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { status: ['CLOSED'] } }))
  await user.click(await findButton('Change the outcome of Project 1'))
  expect(await dialogOf('Outcome of Project 1')).toBeTruthy()
})

test('the outcome of an archived project is unknown until somebody says it', async () => {
  const archived = {
    status: 'ARCHIVED',
    statusSince: '2026-11-02T08:00:00.000Z',
    archivedAt: '2026-11-02T08:00:00.000Z',
    archiveOutcome: null,
    lessonsLearned: '',
  }
  const { user, sent, dialog } = await open(archived, 'setProjectOutcome', 'Change outcome', 'Outcome of Solar still')
  expect(screen.getByText('Unknown')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText(/^Outcome/), 'Licensed')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Outcome saved')).toBeTruthy()
  expect(sent).toEqual([{ id: 'project', outcome: 'LICENSED', was: { outcome: null } }])
})
