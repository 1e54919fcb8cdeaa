/** Patents: an empty list, a form that the server refuses, and what a reader who does not work on a patent sees of it. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const path = '/research-management/patents'
const open = (address: string, answers: Answers) => renderRoute(address, { as: 'RESEARCHER', answers })
const deadline = (more: object = {}) => ({
  __typename: 'PatentDeadline',
  id: btoa('PatentDeadline:1'),
  kind: 'PRIORITY',
  task: 'Claim priority (12 months)',
  dueOn: '2090-01-31',
  isOverdue: false,
  outcome: null,
  closedOn: null,
  note: '',
  closedBy: null,
  handler: null,
  ...more,
})
const patent = (more: object = {}) => {
  const own = {
    __typename: 'Patent',
    id: btoa('Patent:7'),
    number: 7,
    path: `${path}/7`,
    title: 'Falling-film still',
    office: 'AE',
    kind: 'APPLICATION',
    status: 'FILED',
    filedOn: '2089-01-31',
    priorityOn: '2089-01-31',
    canUpdate: true,
    costTotal: 0,
    parent: null,
    ...more,
  }
  const inventors = [{ name: 'Ada', affiliation: 'Water Lab', person: null }]
  // The patent stands in its own family, too.
  const family = { __typename: 'PatentFamily', confidential: true, inventors, patents: [own] }
  return { deadlines: [deadline()], costs: [], files: [], thread: [], family, ...own }
}

test('an empty list says what will be there', async () => {
  open(path, { patents: listOf() })
  expect(await screen.findByText('Add a patent to track its family, deadlines and costs.')).toBeTruthy()
})

test('who keeps a patent records the next step, and closes deadlines by name', async () => {
  open(`${path}/7`, { patent: patent() })
  expect(await findButton('Record publication')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close: Claim priority (12 months)' })).toBeTruthy()
  expect(screen.getByText('Confidential')).toBeTruthy()
  expect(screen.getByText('United Arab Emirates (this patent)')).toBeTruthy()
})

test('who only reads it sees no deadlines, no costs and no actions', async () => {
  open(`${path}/7`, { patent: patent({ canUpdate: false, deadlines: null, costs: null, costTotal: null }) })
  expect(await screen.findByRole('heading', { name: 'Falling-film still' })).toBeTruthy()
  for (const name of ['Record publication', 'Add to family', 'Add deadline', 'Add cost'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Deadlines' })).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Inventors' })).getByText('Ada')).toBeTruthy()
})

test('a number that the server refuses keeps what was typed, with the words at its field', async () => {
  const record = recorded(refusal('INVALID', 'Check the form', { applicationNumber: 'Already listed' }))
  const { user } = open(`${path}/7`, {
    patent: patent({ status: 'PREPARING', filedOn: null }),
    filePatent: record.answer,
  })
  await user.click(await findButton('Record filing'))
  const form = await dialogOf('Record filing')
  await user.type(form.getByLabelText(/^Filed on/), '2025-02-01')
  await user.click(field(form, /^Application number/))
  await user.paste('P12/2025')
  await user.click(form.getByRole('button', { name: 'Record filing' }))
  await wrongField(form, /^Application number/, 'Already listed')
  expect(field(form, /^Application number/).value).toBe('P12/2025')
  expect(record.sent).toMatchObject([{ applicationNumber: 'P12/2025', filedOn: '2025-02-01' }])
})

test('a patent that is gone says so', async () => {
  open(`${path}/9`, { patent: null })
  expect(await screen.findByText('This patent was deleted, or you don’t have access to it.')).toBeTruthy()
})
