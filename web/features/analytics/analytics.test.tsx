/** Analytics where there is nothing yet, where something is refused, and what each role is offered. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, recorded } from '#web/testing/steps.ts'

type Role = 'RESEARCHER' | 'KU_TEAM'
const open = (path: string, answers: Answers, as: Role = 'KU_TEAM') => renderRoute(path, { as, answers })
const figure = (code: string, value: number, before: number | null) => ({
  figure: { code, name: code, unit: 'RECORDS' },
  value,
  before,
})
const analytics = (more: object = {}) => ({
  asOf: '2026-11-25T08:00:00Z',
  isWhole: false,
  figures: [figure('PROJECTS', 3, 1), figure('TEAMS', 1, 1), figure('IDEAS', 0, 2)],
  ...more,
})
const line = (more: object) => ({ line: null, figure: null, name: 'Line', value: null, before: null, ...more })
const report = {
  fiscalYears: [2026],
  annualReport: {
    fiscalYear: 2026,
    from: '2026-01-01',
    until: '2026-12-31',
    lines: [
      line({ line: 'EXPENDITURE', name: 'Research expenditure', isMoney: true }),
      line({
        line: 'OPTIONS',
        name: 'Options executed',
        value: 2,
        source: 'Ledger',
        enteredAt: '2026-11-01T08:00:00Z',
      }),
      line({ figure: 'PATENTS_ISSUED', name: 'Patents issued', value: 4 }),
    ],
  },
}

test('a researcher reads own figures with their change, and is not led to those of the university', async () => {
  open('/analytics', { analytics: analytics() }, 'RESEARCHER')
  expect(await screen.findByText(/Figures for your own ideas, projects and teams/)).toBeTruthy()
  expect(screen.getAllByText('2 more than in the previous period').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Same as in the previous period').length).toBeGreaterThan(0)
  expect(screen.getAllByText('2 fewer than in the previous period').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Pipeline' })).toBeNull()
})

test('a step of the funnel leads to those that it counts, and its numbers say their columns', async () => {
  const step = (name: string, reached: number) => ({ step: name, reached, fromPrevious: reached, medianDays: null })
  open('/kuteam/analytics?range=year', {
    analytics: analytics(),
    funnel: { steps: [step('IDEA', 6), step('APPROVED', 4), step('VALIDATED', 0)], cohorts: [] },
  })
  const table = await screen.findByRole('table', { name: 'From idea to agreement' })
  const links = within(table).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/kuteam/analytics/steps/idea?range=year',
    '/kuteam/analytics/steps/approved?range=year',
  ])
  const cells = within(within(table).getByRole('row', { name: /^Idea approved/ })).getAllByRole('cell')
  expect(cells[0]!.textContent).toBe('4')
  for (const cell of cells) expect(cell.dataset['label']).toBeTruthy()
})

test('answers that are too few for a share are counted, and words stand in the place of the picture', async () => {
  open('/kuteam/analytics', {
    analytics: analytics(),
    funnel: { steps: [], cohorts: [] },
    dutiesByPerson: [],
    answerPromises: [{ kind: 'IDEA_REVIEW', kept: { answered: 2, inTime: null } }],
  })
  expect(await screen.findByText(/^No type has five answers yet/)).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Answered on time' })
  expect(within(table).getByRole('row', { name: /Review idea/ }).textContent).toContain('Too few')
})

test('those that reached a step have their days, and one that is hidden no title', async () => {
  const at = '2026-11-20T08:00:00Z'
  open('/kuteam/analytics/steps/trl-four', {
    analytics: analytics(),
    funnelRecords: {
      step: 'TRL_FOUR',
      totalCount: 27,
      records: [
        { began: '2026-11-02T08:00:00Z', at, title: 'Solar still', path: '/projects/4' },
        { began: '2026-11-03T08:00:00Z', at, title: null, path: null },
      ],
    },
  })
  expect((await screen.findByRole('link', { name: 'Solar still' })).getAttribute('href')).toBe('/projects/4')
  expect(screen.getByRole('heading', { level: 1, name: 'TRL 4 validated' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Solar still Nov 2, 2026 Nov 20, 2026/ })).toBeTruthy()
  expect(screen.getByText('Deleted or not visible to you')).toBeTruthy()
  expect(screen.getByText('27 ideas and projects')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('page=2')
})

test('figures that are still being worked out say so', async () => {
  open('/analytics', { analytics: analytics({ asOf: null, figures: [] }) })
  expect(await screen.findByText(/The figures are being calculated/)).toBeTruthy()
})

test('indicators are those of nobody until a person is chosen', async () => {
  open('/researchers/metrics', { analytics: analytics({ isWhole: true }) })
  expect(await screen.findByRole('combobox', { name: /^Researcher/ })).toBeTruthy()
  expect(screen.queryByText('PROJECTS')).toBeNull()
})

test('only lines that the platform does not know are entered, and a refusal keeps what was written', async () => {
  const enter = recorded(refusal('VALIDATION', 'Check the form', { source: 'Enter where the figure comes from' }))
  const { user } = open('/kuteam/analytics/annual', { ...report, setAnnualFigure: enter.answer })
  expect(await findButton('Correct: Options executed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Patents issued/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Patents issued' })).toBeTruthy()
  await user.click(await findButton('Enter: Research expenditure'))
  const dialog = await dialogOf('Enter: Research expenditure')
  await user.click(field(dialog, /^Value/))
  await user.paste('1000000')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('Enter where the figure comes from')).length).toBeGreaterThan(0)
  expect(field(dialog, /^Value/).value).toBe('1,000,000')
  await waitFor(() => expect(enter.sent).toMatchObject([{ fiscalYear: 2026, line: 'EXPENDITURE', value: 1_000_000 }]))
})

test('a report as of another day is not changed', async () => {
  open('/kuteam/analytics/annual?asOf=2026-11-01', report)
  expect(await screen.findByText('Research expenditure')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Enter|Correct):/ })).toBeNull()
})

test('visitors are told when no open data is published', async () => {
  renderRoute('/open-data', { answers: { openData: null } })
  expect(await screen.findByRole('heading', { name: 'No open data' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Download CSV/ })).toBeNull()
})
