/** Innovation Projects: tabs, filters, cards, and what stands there when there is nothing. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import type { AppViewer } from '#web/app/app.ts'

type Asked = { filter: { status: string[] } & Record<string, unknown>; first: number }

const counts: Record<string, number> = { ACTIVE: 30, PLANNING: 2, COMPLETED: 0 }

/** An account that the university has not verified: it may see nothing of others. */
const waiting = {
  __typename: 'Viewer',
  id: 'viewer',
  name: 'Test Person',
  email: 'test@ascent.test',
  role: 'INDUSTRY',
  status: 'PENDING_VERIFICATION',
  timeZone: 'Asia/Dubai',
  permissions: ['ACCOUNT_OWN', 'INNOVATION_PROJECTS'],
}

function renderPage(address: string, as: AppViewer['role'] = 'RESEARCHER', node: object = {}, answers: Answers = {}) {
  const asked: Asked[] = []
  const rendered = renderRoute(address, {
    as,
    answers: {
      projects: (args: Asked) => {
        if (args.first) asked.push(args)
        const count = counts[args.filter.status[0]!]!
        return {
          totalCount: count,
          edges: count && args.first ? [{ node: { id: 'p', number: 3, title: 'Solar still', ...node } }] : [],
        }
      },
      projectTags: ['water', 'heat'],
      departments: [{ name: 'Medicine' }],
      ...answers,
    },
  })
  return { ...rendered, last: () => asked.at(-1)! }
}

test('the tabs count and choose the documented statuses, 25 to a page', async () => {
  const { user, last } = renderPage('/innovation-projects?trlMin=4&trlMax=6&tag=water')
  expect(await screen.findByRole('tab', { name: 'Active (30)' })).toBeTruthy()
  expect(last()).toMatchObject({
    first: 25,
    filter: { status: ['ACTIVE', 'IN_PROGRESS'], trlMin: 4, trlMax: 6, tags: ['water'] },
  })
  await user.click(screen.getByRole('tab', { name: 'Planning (2)' }))
  await screen.findByRole('tab', { name: 'Planning (2)', selected: true })
  expect(last().filter).toMatchObject({ status: ['PLANNING', 'PROPOSED'], trlMin: 4 })
  await user.click(screen.getByRole('tab', { name: 'Completed (0)' }))
  expect(await screen.findByText('No completed projects found with current filters.')).toBeTruthy()
})

test('Reset Filters leaves one on the tab', async () => {
  const { user, router } = renderPage('/innovation-projects?tab=planning&department=Medicine&q=x')
  await user.click((await screen.findAllByRole('button', { name: 'Reset Filters' }))[0]!)
  expect(router.state.location.search).toBe('?tab=planning')
})

test('a card offers the check above 50 percent, and names money in AED', async () => {
  renderPage('/innovation-projects', 'RESEARCHER', { commercialPotential: 51, fundingAmount: 420_000, trl: 4 })
  const card = (await screen.findByRole('heading', { name: 'Solar still' })).closest('article')!
  expect(card.textContent).toMatch(/AED.420K/)
  expect(card.textContent).toContain('Readiness 44%')
  expect(screen.getByRole('link', { name: 'Commercial Check of Solar still' })).toBeTruthy()
})

test('a card without money says Unfunded, and offers no check at 50 percent', async () => {
  renderPage('/innovation-projects', 'INDUSTRY', {
    fundingStatus: 'UNFUNDED',
    commercialPotential: 50,
    trlValidationStatus: 'PENDING',
  })
  const card = (await screen.findByRole('heading', { name: 'Solar still' })).closest('article')!
  expect(card.textContent).toContain('Unfunded')
  expect(card.textContent).toContain('TRL Validation Pending')
  expect(screen.queryByText('Commercial Check')).toBeNull()
  expect(screen.queryByRole('link', { name: 'New Project' }), 'industry creates none').toBeNull()
})

test('who waits for verification is not refused, and nothing is asked for', async () => {
  const { last } = renderPage('/innovation-projects', 'INDUSTRY', {}, { viewer: waiting })
  expect(await screen.findByText('No active projects found with current filters.')).toBeTruthy()
  expect(last()).toBeUndefined()
})

test('a failure has its documented words', async () => {
  renderPage('/innovation-projects', 'RESEARCHER', {}, { projects: refusal('INTERNAL', 'The database is away') })
  expect(await screen.findByText('Error loading projects')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})
