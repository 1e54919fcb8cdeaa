/** Adoption readiness where things go wrong: nothing to assess, refused, lost, gone, not signed off. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { questionOf, recorded } from '#web/testing/steps.ts'

const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const project = { __typename: 'Project', id: 'own', number: 4, title: 'Solar still', canAssessReadiness: true }
const open = (path: string, answers: Answers, lost?: Set<string>) =>
  renderRoute(path, { as: 'RESEARCHER', answers, ...(lost ? { lost } : {}) })
const begin = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Begin ARL Assessment' })

test('nothing can be begun before a project is chosen', async () => {
  const { user, router } = open('/ai-tools', { projects: listOf(project) })
  expect((await begin()).disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText('Import from an existing project'), '4')
  await waitFor(() => expect(router.state.location.pathname).toBe('/commercial-advisor/4'))
  await waitFor(async () => expect((await begin()).disabled).toBe(false))
})

test('a project of others cannot be chosen by its address', async () => {
  open('/commercial-advisor/99', { projects: listOf(project) })
  expect((await begin()).disabled).toBe(true)
})

test('without a connection nothing is begun; a refusal is said; the same press works later', async () => {
  const lost = new Set(['useBeginAssessmentMutation'])
  const answers: Answers = {
    projects: listOf(project),
    createArlAssessment: refusal('NOT_FOUND', 'Project not found'),
    arlAssessment: { __typename: 'ArlAssessment', id: 'a', number: 7, title: 'Solar still', status: 'PROCESSING' },
  }
  const { user, router } = open('/commercial-advisor/4', answers, lost)
  await user.click(await begin())
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  lost.clear()
  await user.click(await begin())
  expect(await screen.findByText('Project not found')).toBeTruthy()
  answers['createArlAssessment'] = {
    arlAssessment: { __typename: 'ArlAssessment', id: 'a', path: '/ai/arl-assessments/7' },
  }
  await user.click(await begin())
  await waitFor(() => expect(router.state.location.pathname).toBe('/ai/arl-assessments/7'))
})

test('an assessment that is gone says so, and leads back to the list', async () => {
  open('/ai/arl-assessments/7', { arlAssessment: null })
  expect(await screen.findByRole('heading', { name: 'No Assessment Data' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Saved assessments' })[0]!.getAttribute('href')).toBe(
    '/ai/arl-assessments',
  )
})

test('only two assessments can be compared, and only own ones deleted', async () => {
  const row = (nth: number, more: object = {}) => ({
    __typename: 'ArlAssessment',
    id: `a${nth}`,
    number: nth,
    title: `Still ${nth}`,
    status: 'COMPLETED',
    canUpdate: true,
    ...more,
  })
  const { sent, answer: deleteArlAssessments } = recorded({ deletedIds: [] })
  const { user } = open('/ai/arl-assessments', {
    deleteArlAssessments,
    arlAssessments: listOf(row(1), row(2), row(3, { canUpdate: false })),
  })
  const pick = async (nth: number) =>
    user.click(await screen.findByRole('checkbox', { name: new RegExp(`Still ${nth}`) }))
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  await pick(1)
  expect(button('Compare two').disabled).toBe(true)
  expect(button('Delete').disabled).toBe(false)
  await pick(2)
  expect(button('Compare two').disabled).toBe(false)
  await pick(3)
  expect(button('Compare two').disabled).toBe(true)
  expect(screen.getByText('1 of 3 is not yours and cannot be deleted.').id).toBe(
    button('Delete').getAttribute('aria-describedby'),
  )
  await user.click(button('Delete'))
  const asking = await questionOf('Delete 2 ARL assessments?')
  await user.click(asking.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toEqual([{ ids: ['a1', 'a2'] }]))
})

test.each([
  ['/ai-tools', 'Create a project, or open one that you can edit and choose Assess readiness there.'],
  ['/ai-tools/synergy', 'Create a project, or open one that you can edit and choose Find synergies there.'],
  ['/ai-tools/challenge-matching', 'Create a project, or open one that you can edit and choose “Find challenges”.'],
])('on %s the team finds the way to the projects of others', async (path, message) => {
  renderRoute(path, { as: 'COMMERCIALIZATION_TEAM', answers: { projects: listOf() } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open a project' }).getAttribute('href')).toBe('/projects/list')
})

test('Test API says what answered, or that something did not', async () => {
  const answers: Answers = {
    arlAssessments: { totalCount: 3, edges: [] },
    arlRubric: refusal('UNAVAILABLE', 'Please try again'),
  }
  const { user } = open('/ai/arl-assessments', answers)
  const button = await screen.findByRole('button', { name: 'Test API' })
  await user.click(button)
  expect(await screen.findByText('API test failed')).toBeTruthy()
  answers['arlRubric'] = [{ __typename: 'ArlArea', key: 'all', dimensions: [{ code: 'A1' }, { code: 'A2' }] }]
  const tested = { model: 'openai:test-1', works: true, asked: true, milliseconds: 1200, notice: '' }
  answers['testModel'] = tested
  await user.click(button)
  expect(await screen.findByText('The API works')).toBeTruthy()
  expect(screen.getByText(/2 dimensions of the rubric, and the database 3 assessments/)).toBeTruthy()
  expect(screen.getByText(/openai:test-1 answered in 1.2 s/)).toBeTruthy()
  const none = 'No language model is configured, so the built-in rules were used.'
  answers['testModel'] = { ...tested, works: false, asked: false, model: null, notice: none }
  await user.click(button)
  expect(await screen.findByText(/No language model is configured/)).toBeTruthy()
  answers['testModel'] = { ...tested, works: false, notice: 'It was busy.' }
  await user.click(button)
  expect(await screen.findByText('The language model did not pass its test')).toBeTruthy()
})

test('reading says its step once, is cancelled or says why not, and can be tried again', async () => {
  const reading = {
    __typename: 'AnalysisRun',
    id: 'r',
    number: 3,
    state: 'RUNNING',
    done: 1,
    total: 3,
    step: 'Reading b.pdf',
  }
  const assessment = { __typename: 'ArlAssessment', id: 'a', number: 7, title: 'Solar still', status: 'PROCESSING' }
  const answers: Answers = {
    arlAssessment: { ...assessment, run: reading },
    cancelAnalysisRun: refusal('CONFLICT', 'This analysis is done and cannot become canceled'),
  }
  const { user } = open('/ai/arl-assessments/7', answers)
  expect(await screen.findByText('Reading b.pdf (1 of 3 done)')).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Processing' }).value).toBe(33)
  await user.click(screen.getByRole('button', { name: 'Cancel analysis' }))
  expect(await screen.findByText('This analysis is done and cannot become canceled')).toBeTruthy()

  const cancelled = { ...reading, state: 'CANCELLED', step: '', isSeen: true }
  answers['cancelAnalysisRun'] = { analysisRun: cancelled }
  answers['arlAssessment'] = { ...assessment, status: 'DRAFT', run: cancelled }
  await user.click(screen.getByRole('button', { name: 'Cancel analysis' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('You canceled this analysis.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('what failed says why', async () => {
  const run = {
    __typename: 'AnalysisRun',
    id: 'r',
    number: 3,
    state: 'FAILED',
    error: 'The files are gone.',
    isSeen: true,
  }
  open('/ai/arl-assessments/7', {
    arlAssessment: { __typename: 'ArlAssessment', id: 'a', number: 7, title: 'Solar still', status: 'DRAFT', run },
  })
  expect(await screen.findByText('The files are gone.')).toBeTruthy()
})
