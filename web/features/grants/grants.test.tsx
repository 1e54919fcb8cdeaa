/** Grants: an empty list, what a reader sees, and a spending plan above the amount. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isoToday } from '#api/universityDay.rules.ts'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, listOf, recorded } from '#web/testing/steps.ts'

const path = '/research-management/grants'
const open = (address: string, answers: Answers) => renderRoute(address, { as: 'RESEARCHER', answers })
const grant = (more: object = {}) => ({
  __typename: 'ResearchGrant',
  id: btoa('ResearchGrant:4'),
  number: 4,
  path: `${path}/4`,
  title: 'Cool roofs',
  funder: 'Wadi Noor Research Fund',
  call: 'Heat 2026',
  amount: 900_000,
  role: 'LEAD',
  status: 'ACTIVE',
  startsOn: '2026-01-01',
  endsOn: '2028-12-31',
  canUpdate: true,
  members: [],
  projects: [],
  items: [],
  periods: [],
  plannedTotal: 0,
  spentTotal: 0,
  files: [],
  thread: [],
  ...more,
})
const item = {
  __typename: 'GrantItem',
  id: btoa('GrantItem:1'),
  kind: 'REPORT',
  title: 'Annual report',
  dueOn: '2026-01-31',
  doneOn: null,
  isOverdue: true,
}

test('an empty list says what will be there', async () => {
  open(path, { researchGrants: listOf() })
  expect(await screen.findByText('Add a grant to track its deliverables and spending.')).toBeTruthy()
})

test('a plan above the amount says by how much', async () => {
  const period = { __typename: 'GrantPeriod', id: 'p', startsOn: '2026-01-01', endsOn: '2026-12-31', actual: null }
  open(`${path}/4`, {
    researchGrant: grant({
      periods: [{ ...period, planned: 1_000_000 }],
      plannedTotal: 1_000_000,
      spentTotal: 250_000,
    }),
  })
  expect(await screen.findByText('The plan exceeds the grant amount by AED 100,000.')).toBeTruthy()
  expect(screen.getByText('AED 250,000 spent of AED 900,000, AED 650,000 left')).toBeTruthy()
})

test('a delivery is recorded by its name, with today offered as its day', async () => {
  const update = recorded({ grant: grant() })
  const { user } = open(`${path}/4`, { researchGrant: grant({ items: [item] }), updateGrantItem: update.answer })
  await user.click(await findButton('Record delivery: Annual report'))
  const form = await dialogOf('Edit deliverable')
  expect(field(form, /^Title/).value).toBe('Annual report')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Deliverable saved')).toBeTruthy()
  expect(update.sent).toMatchObject([{ doneOn: isoToday(), was: { doneOn: null } }])
  expect(update.sent[0]).not.toHaveProperty('title')
})

test('who only reads it sees no deliverables, no plan and no actions', async () => {
  open(`${path}/4`, {
    researchGrant: grant({ canUpdate: false, items: null, periods: null, plannedTotal: null, spentTotal: null }),
  })
  expect(await screen.findByRole('heading', { name: 'Cool roofs' })).toBeTruthy()
  for (const name of ['Complete grant', 'Add deliverable', 'Add period', 'Link project'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a grant that is gone says so', async () => {
  open(`${path}/9`, { researchGrant: null })
  expect(await screen.findByText('This grant was deleted, or you don’t have access to it.')).toBeTruthy()
})
