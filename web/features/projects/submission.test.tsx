/** The page of a draft leads to what comes next: to its submission, or first to the changes that were asked for. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const draft = {
  __typename: 'Project',
  id: 'project',
  number: 12,
  title: 'Solar still',
  status: 'DRAFT',
  statusSince: '2026-11-02T08:00:00.000Z',
  returnComments: '',
  canUpdate: true,
  principalInvestigator: 'Ada Noor',
  institution: 'Sun lab',
  description: 'Water from the sun',
  trl: 4,
}

const open = async (more: object) => {
  renderRoute('/projects/12', { as: 'RESEARCHER', answers: { project: { ...draft, ...more } } })
  await screen.findByRole('button', { name: 'Submit for review' })
}

test('a whole draft is ready to submit', async () => {
  await open({})
  expect(screen.getByRole('heading', { name: 'Ready to submit' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('a returned draft is edited first, and is not called ready', async () => {
  await open({ returnComments: 'Attach the lab report' })
  expect(screen.getByText('Attach the lab report')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Make the changes and submit again' })).toBeTruthy()
  expect(screen.queryByText('Ready to submit')).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/researchers/projects/12/edit')
})

test('what is missing is named on a returned draft, too', async () => {
  await open({ returnComments: 'Attach the lab report', institution: '' })
  expect(screen.getByRole('heading', { name: 'Complete before you submit' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Submission checklist' })
  expect(within(list).getByRole('link').getAttribute('href')).toBe('/researchers/projects/12/edit#institution')
})
