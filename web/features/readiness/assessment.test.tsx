/** One assessment where things go wrong: answers that do not pass, ratings and sign-offs that are refused, drafts that cannot end. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readLanguageFrom } from '#language'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, findButton, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const question = (place: number, more: object = {}) => ({
  __typename: 'ArlQuestion',
  id: `question ${place}`,
  place,
  question: `Who buys it? (${place})`,
  answer: '',
  approved: null,
  feedback: '',
  leastWords: 5,
  leastCharacters: 20,
  ...more,
})
const dimension = (more: object = {}) => ({
  __typename: 'ArlRatedDimension',
  id: 'A1',
  code: 'A1',
  title: 'Delivered cost',
  risk: null,
  ownerRisk: null,
  dimension: {
    description: 'What it costs',
    low: 'Cheaper',
    medium: 'As cheap',
    high: 'Dearer',
    original: { title: 'Delivered Cost' },
  },
  ...more,
})
const assessment = (more: object = {}) => ({
  __typename: 'ArlAssessment',
  id: 'assessment',
  number: 2,
  title: 'Solar still',
  status: 'DRAFT',
  canUpdate: true,
  areas: [{ key: 'value', title: 'Value proposition' }],
  dimensions: [dimension()],
  questions: [],
  ...more,
})
const report = { summary: 'Ready for a pilot', marketAnalysis: '', technologyReadiness: '' }
const open = (answers: Answers, as: 'RESEARCHER' | 'COMMERCIALIZATION_TEAM' = 'RESEARCHER') =>
  renderRoute('/ai/arl-assessments/2', {
    as,
    answers: Object.assign(answers, { arlAssessment: assessment(), ...answers }),
  })

test('an answer that does not pass stays written, its fault is announced, and the assessment cannot be completed', async () => {
  const feedback = 'It does not speak of a buyer'
  const failed = assessment({ questions: [question(0, { answer: 'Nobody', approved: false, feedback }), question(1)] })
  const { sent, answer: updateArlAnswer } = recorded({ arlAssessment: failed })
  const answers: Answers = { arlAssessment: assessment({ questions: [question(0), question(1)] }), updateArlAnswer }
  const { user } = open(answers)
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ })
  expect(screen.getByText('Question 1 of 2')).toBeTruthy()
  await user.type(text, 'Nobody')
  answers['arlAssessment'] = failed
  await user.click(button('Check answer'))
  expect((await screen.findByText(feedback)).closest('[role=status]')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ }).value).toBe('Nobody')
  const complete = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Fix Issues First/ })
  expect(complete.map(({ disabled }) => disabled)).toEqual([true, true])
  expect(sent).toEqual([{ id: 'assessment', place: 0, answer: 'Nobody' }])
})

test('a question is skipped and gone back to', async () => {
  const { user } = open({ arlAssessment: assessment({ questions: [question(0), question(1)] }) })
  expect((await findButton('Back')).disabled).toBe(true)
  await user.click(button('Skip for now'))
  expect(screen.getByText('Who buys it? (1)')).toBeTruthy()
  expect(button('Skip for now').disabled).toBe(true)
  await user.click(button('Back'))
  expect(screen.getByText('Who buys it? (0)')).toBeTruthy()
})

test('what was typed is still there after another question, and completing asks before it is lost', async () => {
  const { user, asked } = open({ arlAssessment: assessment({ questions: [question(0), question(1)] }) })
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ })
  await findButton('Back')
  await user.type(field(), 'Nine farms')
  await user.click(button('Skip for now'))
  expect(field().value).toBe('')
  await user.click(button('Back'))
  expect(field().value).toBe('Nine farms')
  await user.click(screen.getAllByRole('button', { name: 'Complete Assessment' })[0]!)
  const asking = await questionOf('Leave without saving?')
  await user.click(asking.getByRole('button', { name: 'Cancel' }))
  expect(field().value).toBe('Nine farms')
  expect(asked).not.toContain('AssessmentDraftMutation')
})

test('an empty answer is not checked, and its field says so; a kept one is taken back by emptying it', async () => {
  const kept = question(1, { answer: 'Farms', approved: false })
  const { sent, answer: updateArlAnswer } = recorded(refusal('CONFLICT', 'The assessment is completed'))
  const { user } = open({ arlAssessment: assessment({ questions: [question(0), kept] }), updateArlAnswer })
  await user.click(await findButton('Check answer'))
  const first = screen.getByRole('textbox', { name: /^Answer/ }).closest('form')!
  await wrongField(within(first), /^Answer/, 'Write an answer, or skip the question')
  expect(sent).toEqual([])
  await user.click(button('Skip for now'))
  await user.clear(screen.getByRole('textbox', { name: /^Answer/ }))
  await user.click(button('Check answer'))
  await waitFor(() => expect(sent).toEqual([{ id: 'assessment', place: 1, answer: '' }]))
})

test('what does not apply needs a reason; a rating that is refused stays chosen', async () => {
  const { sent, answer: updateArlRating } = recorded(refusal('CONFLICT', 'The assessment is completed'))
  const { user } = open({ updateArlRating })
  await user.click(await findButton('Rate Delivered cost'))
  const dialog = await dialogOf('Rate: Delivered cost')
  await user.click(dialog.getByRole('radio', { name: /^Not applicable/i }))
  await user.click(dialog.getByRole('button', { name: 'Save rating' }))
  const reason = await wrongField(dialog, /^Reason/, 'Enter why')
  expect(sent).toEqual([])
  await user.type(reason, 'It is given away')
  await user.click(dialog.getByRole('button', { name: 'Save rating' }))
  expect(await screen.findByText('The assessment is completed')).toBeTruthy()
  expect(dialog.getByRole('radio', { name: /^Not applicable/i, checked: true })).toBeTruthy()
  expect(sent).toEqual([{ id: 'assessment', code: 'A1', risk: 'NOT_APPLICABLE', evidence: [], reason: 'It is given away' }]) // prettier-ignore
})

const highRisk = (more: object = {}) => assessment({ dimensions: [dimension({ risk: 'HIGH', ownerRisk: 'HIGH', ...more })] }) // prettier-ignore

test('a target needs a day, and is sent with what is done for it', async () => {
  const { sent, answer: setArlTarget } = recorded(refusal('CONFLICT', 'The assessment is completed'))
  const { user } = open({ arlAssessment: highRisk({ target: null }), setArlTarget })
  await user.click(await findButton('Set target of Delivered cost'))
  const dialog = await dialogOf('Target: Delivered cost')
  expect(dialog.queryByRole('radio', { name: /^High risk/ }), 'it is no lower risk').toBeNull()
  await user.click(dialog.getByRole('radio', { name: /^Medium risk/ }))
  await user.click(dialog.getByRole('button', { name: 'Save target' }))
  const day = await wrongField(dialog, /^By/, 'Choose a date')
  expect(sent).toEqual([])
  await user.type(day, '2099-03-01')
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Ada asks')
  await user.click(dialog.getByRole('button', { name: 'Save target' }))
  expect(await screen.findByText('The assessment is completed')).toBeTruthy()
  expect(sent).toEqual([{ id: 'assessment', code: 'A1', target: 'MEDIUM', dueOn: '2099-03-01', note: 'Ada asks' }])
})

test('targets are shown with what they would give, and a reached one says so', async () => {
  const target = { risk: 'MEDIUM', dueOn: '2099-03-01', note: 'Ada asks two suppliers', isReached: false }
  const more = { score: 'ARL 4', planned: { low: 5, high: 6, score: 'ARL 5-6' } }
  open({ arlAssessment: { ...highRisk({ target }), ...more } })
  expect(await screen.findAllByText('High now, Medium by Mar 1, 2099')).toHaveLength(2)
  expect(screen.getByText('ARL 4 now, ARL 5-6 once all open targets are reached')).toBeTruthy()
  expect(screen.getAllByText('Ada asks two suppliers')).toHaveLength(2)
})

test('a reached target says so', async () => {
  const target = { risk: 'MEDIUM', dueOn: '2099-03-01', note: '', isReached: true }
  open({ arlAssessment: { ...highRisk({ risk: 'LOW', ownerRisk: 'LOW', target }), planned: null } })
  expect(await screen.findAllByText('Target reached: Medium, planned by Mar 1, 2099')).toHaveLength(2)
  expect(screen.queryByText(/with all open targets/)).toBeNull()
})

test('who may not rate, or has rated a low risk, sets no target', async () => {
  open({ arlAssessment: highRisk({ risk: 'LOW', ownerRisk: 'LOW', target: null }) })
  await findButton('Change rating of Delivered cost')
  expect(screen.queryByRole('button', { name: /target/ })).toBeNull()
})

test('an assessment that cannot be completed stays a draft; a slow completion is asked for once', async () => {
  const answers: Answers = { submitArlAssessment: refusal('CONFLICT', 'Rate at least one dimension') }
  const { user, asked } = open(answers)
  const complete = async () => (await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Complete Assessment' }))[0]! // prettier-ignore
  await user.click(await complete())
  expect(await screen.findByText('Rate at least one dimension')).toBeTruthy()
  const { answer, arrive } = slow()
  answers['submitArlAssessment'] = () => answer
  await user.dblClick(await complete())
  await waitFor(async () => expect((await complete()).disabled).toBe(true))
  const done = assessment({ status: 'COMPLETED', report, completedAt: '2026-11-20T08:00:00.000Z' })
  answers['arlAssessment'] = done
  arrive({ arlAssessment: done })
  expect(await screen.findByText('Ready for a pilot')).toBeTruthy()
  expect(asked.filter((name) => name === 'AssessmentDraftMutation')).toHaveLength(2)
})

test('files that are still read say that one may leave, and nothing can be rated', async () => {
  open({ arlAssessment: assessment({ status: 'PROCESSING' }) })
  expect(await screen.findByText(/You can leave this page and get a notification/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rate/ })).toBeNull()
})

test('a sign-off that a colleague gave first keeps its note; owners cannot sign off', async () => {
  const completed = assessment({ status: 'COMPLETED', report, canUpdate: false, canReview: true })
  const approveArlAssessment = refusal('CONFLICT', 'Mona has signed it off')
  const { user } = open({ arlAssessment: completed, approveArlAssessment }, 'COMMERCIALIZATION_TEAM')
  await user.click(await findButton('Sign off'))
  const dialog = await dialogOf('Sign off this assessment')
  await user.type(dialog.getByRole('textbox'), 'Well founded')
  await user.click(dialog.getByRole('button', { name: 'Sign off' }))
  expect(await screen.findByText('Mona has signed it off')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Well founded')
})

test('owners of a report see no sign-off, and whom and what changed a rating', async () => {
  const rated = dimension({ risk: 'HIGH', ownerRisk: 'LOW', overrideReason: 'No quote was given', overriddenBy: null })
  open({ arlAssessment: assessment({ status: 'COMPLETED', report, dimensions: [rated] }) })
  const card = within((await screen.findByRole('heading', { name: 'Delivered cost' })).parentElement!.parentElement!)
  expect(card.getByText(/^Former member changed the rating from Low.* to High.*:$/)).toBeTruthy()
  expect(card.getByText('No quote was given')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign off' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Override/ })).toBeNull()
})

const original = {
  title: 'Delivered Cost',
  description: 'Risks associated with cost',
  low: 'More cost effective',
  medium: 'More than 3 years away',
  high: 'More expensive',
}

test('where the rubric is a translation, its English original is shown on demand; elsewhere nothing is offered', async () => {
  const arlRubric = [{ dimensions: [{ __typename: 'ArlDimension', code: 'A1', original }] }]
  const { user, asked } = open({ arlRubric })
  await user.click(await findButton('Rate Delivered cost'))
  const dialog = await dialogOf('Rate: Delivered cost')
  expect(dialog.queryByRole('button', { expanded: false })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  readLanguageFrom(() => 'ar')
  try {
    await user.click(button('Rate Delivered cost'))
    const translated = within(await screen.findByRole('dialog'))
    const offer = translated.getByRole('button', {
      name: /^Show the English original$|^عرض الأصل الإنجليزي$/,
      expanded: false,
    })
    expect(asked).not.toContain('RubricOriginalQuery')
    await user.click(offer)
    expect((await translated.findByText('More than 3 years away')).lang).toBe('en')
    expect(offer.getAttribute('aria-expanded')).toBe('true')
    await user.click(offer)
    expect(translated.queryByText('More than 3 years away')).toBeNull()
  } finally {
    readLanguageFrom(() => 'en')
  }
})
