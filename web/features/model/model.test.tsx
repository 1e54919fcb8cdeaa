/** The language model on screen: whose words they are, what they rest on, and that a person decides. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const claim = {
  __typename: 'ModelClaim',
  text: 'It needs permits.',
  quotation: 'a permit of the city',
  source: 'Abstract',
}
const draft = {
  __typename: 'ModelDraft',
  model: 'openai:test-1',
  claims: [claim],
  unbacked: ['It won a prize.'],
  withheld: ['Methodology'],
}
const assessment = (more: object) => ({ __typename: 'ArlAssessment', id: 'a', number: 7, title: 'Still', ...more })
const question = {
  __typename: 'ArlQuestion',
  id: 'q',
  place: 0,
  question: 'Who buys it?',
  answer: 'Farms.',
  drafted: null,
}
const open = (answers: Answers) => renderRoute('/ai/arl-assessments/7', { as: 'RESEARCHER', answers })

test('an answer says whether rules or a model checked it, with what it rests on', async () => {
  const check = { ...draft, __typename: 'ArlAnswerCheck', notice: '' }
  const questions = [{ ...question, approved: false, feedback: 'More, please.', check }]
  open({ draftingModel: 'openai:test-1', arlAssessment: assessment({ status: 'DRAFT', questions, dimensions: [] }) })
  expect(await screen.findByText(/Checked by rules and by openai:test-1/)).toBeTruthy()
  const said = screen.getByText('More, please.').closest('[role=status]') as HTMLElement
  expect(within(said).getByText('Drafted by openai:test-1')).toBeTruthy()
  expect(within(said).getByText('a permit of the city').tagName).toBe('BLOCKQUOTE')
  expect(within(said).getByText('Not backed by evidence')).toBeTruthy()
  expect(within(said).getByText('It won a prize.')).toBeTruthy()
  expect(within(said).getByText(/Not shown to the model.*Methodology/)).toBeTruthy()
})

test('without a model there is nothing to draft, and rules are said to have checked', async () => {
  const questions = [{ ...question, approved: true, feedback: 'Great!', check: null }]
  const shown = assessment({ status: 'DRAFT', questions, dimensions: [], proposals: null })
  open({ draftingModel: null, arlAssessment: shown })
  expect(await screen.findByText(/^Checked by rules for length/)).toBeTruthy()
  for (const name of ['Draft more questions', 'Propose ratings'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a proposed rating is accepted by a person, and a refusal is said', async () => {
  const proposal = { risk: 'MEDIUM', reason: 'It needs permits.', model: 'openai:test-1', evidence: [] }
  const dimension = {
    __typename: 'ArlRatedDimension',
    id: 'd',
    code: 'D3',
    title: 'Permitting',
    risk: null,
    ownerRisk: null,
    proposal,
  }
  const areas = ['A', 'B', 'C', 'D'].map((key) => ({ __typename: 'ArlAreaScore', key, title: key }))
  const shown = { status: 'DRAFT', canUpdate: true, questions: [], areas, dimensions: [dimension], proposals: draft }
  const answers: Answers = {
    draftingModel: 'openai:test-1',
    arlAssessment: assessment(shown),
    updateArlRating: refusal('CONFLICT', 'This assessment is completed.'),
    draftArlRatings: { notice: 'The language model is busy.', arlAssessment: assessment(shown) },
  }
  const { user } = open(answers)
  expect(await screen.findByText('One proposal is waiting for your decision.')).toBeTruthy()
  expect(screen.getByText(/^Proposal: Medium risk/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept proposal: Permitting' }))
  expect(await screen.findByText('The proposal could not be accepted')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Propose ratings' }))
  expect(await screen.findByText('The language model is busy.')).toBeTruthy()
})

test('administrators see the model, change its settings, test it and read what was sent', async () => {
  const node = {
    __typename: 'ModelCall',
    id: 'c',
    purpose: 'ARL_SUMMARY',
    outcome: 'TIMED_OUT',
    model: 'openai:test-1',
    milliseconds: 30_000,
    createdAt: '2026-11-24T08:00:00.000Z',
    user: { __typename: 'User', id: 'u', name: 'Ada' },
    sent: 'You draft short texts',
    answer: '',
    error: 'Aborted',
    attempts: 2,
  }
  const settings = {
    __typename: 'ModelSettings',
    model: 'openai:test-1',
    on: false,
    confidential: false,
    dailyBudget: 50,
  }
  const { user } = renderRoute('/admin/settings/model', {
    as: 'ADMIN',
    answers: {
      modelSettings: settings,
      modelCalls: { edges: [{ cursor: '1', node }], pageInfo: { hasNextPage: false, endCursor: null } },
      node,
      updateModelSettings: { modelSettings: { ...settings, on: true } },
      testModel: { notice: '' },
    },
  })
  expect(await screen.findByText('Configured: openai:test-1.')).toBeTruthy()
  expect(screen.getByText('Timed out')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: /Use the language model/ }))
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Test model' }))
  expect(await screen.findByText('The model passed the test: its quotation was found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^View: Summary of a readiness report/ }))
  await waitFor(() => expect(screen.getByText('You draft short texts')).toBeTruthy())
  expect(screen.getByText('Aborted (sent 2 times)')).toBeTruthy()
})
