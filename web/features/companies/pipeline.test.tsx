/** The pipeline of partners: nothing yet, nothing found, stages as ways into the list. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, listOf, recorded } from '#web/testing/steps.ts'

const stage = (name: string, overdue = 0) => ({ stage: name, companies: 2, expectedValue: 1_200_000, overdue })
const row = { __typename: 'Company', id: 'company', number: 4, name: 'Gulf Solar', stage: 'LEAD' }
const open = (answers: Answers, path = '/kuteam/industry') =>
  renderRoute(path, {
    as: 'COMMERCIALIZATION_TEAM',
    answers: Object.assign(answers, { companies: listOf(), companyStages: [], ...answers }),
  })

test('without companies the pipeline begins with the first one, which opens once it is added', async () => {
  const answers: Answers = { company: null }
  const { sent, answer } = recorded(() => {
    answers['companies'] = listOf(row)
    answers['company'] = row
    return { company: row }
  })
  answers['createCompany'] = answer
  const { user, router } = open(answers)
  expect(await screen.findByText('Add the first company.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add company' }))
  const dialog = await dialogOf('Add company')
  await user.type(field(dialog, /^Name/), 'Gulf Solar')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Company added')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe('?company=4'))
  expect(sent).toEqual([expect.objectContaining({ name: 'Gulf Solar' })])
})

test('a search without results says so and not that there are no companies', async () => {
  open({}, '/kuteam/industry?q=nothing')
  expect(await screen.findByText('No companies match your filters.')).toBeTruthy()
  expect(screen.queryByText('Add the first company.')).toBeNull()
})

test('a stage leads to its companies, keeps the owner that was chosen, and marks itself', async () => {
  open({ companyStages: [stage('LEAD', 1), stage('ACTIVE')] }, '/kuteam/industry?stage=LEAD&owner=3')
  const lead = await screen.findByRole('link', { name: /^Leads: 2 companies/ })
  expect(lead.getAttribute('aria-current')).toBe('true')
  expect(lead.textContent).toContain('1 with an overdue task')
  const active = screen.getByRole('link', { name: /^Active: 2 companies/ })
  expect(active.getAttribute('aria-current')).not.toBe('true')
  expect(active.textContent).toContain('No overdue task')
  expect(active.getAttribute('href')).toBe('/kuteam/industry?stage=ACTIVE&owner=3')
})

test('companies that ask for the pipeline are not shown it', async () => {
  const { router } = renderRoute('/kuteam/industry', { as: 'INDUSTRY', answers: { companyStages: [] } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/unauthorized'))
  expect(screen.queryByRole('heading', { name: 'Partner Pipeline' })).toBeNull()
})
