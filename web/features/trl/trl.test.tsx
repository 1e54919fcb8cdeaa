/** TRL claims on the screen: the statement before anything opens, answers item by item, and what a project still needs. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'

const criterion = (code: string, more: object = {}) => ({
  __typename: 'TrlCriterion',
  id: `criterion ${code}`,
  code,
  level: 5,
  title: `Criterion ${code}`,
  example: 'A letter',
  hasEvidence: true,
  text: `Shown for ${code}`,
  link: '',
  file: null,
  publicationId: null,
  publicationTitle: null,
  publicationDoi: null,
  answer: null,
  comment: '',
  answeredBy: null,
  ...more,
})
const claim = (more: object = {}) => ({
  __typename: 'TrlClaim',
  id: 'claim',
  number: 7,
  title: 'Solar still',
  path: '/trl-validation?claim=7',
  status: 'IN_REVIEW',
  level: 5,
  fromLevel: 4,
  completeness: 100,
  comment: '',
  requestedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  claimant: { __typename: 'User', id: 'ada', name: 'Ada' },
  decidedBy: null,
  isAssigned: true,
  hasAccepted: true,
  canUpdate: false,
  canAssign: false,
  canAnswer: true,
  canReview: true,
  validators: [],
  criteria: [criterion('5.1'), criterion('5.2')],
  project: null,
  ...more,
})
const sheet = (answers: Answers) =>
  renderRoute('/trl-validation?claim=7', {
    as: 'EXPERT',
    answers: Object.assign(answers, { trlClaims: { totalCount: 0, edges: [] }, ...answers }),
  })

test('before the statement the evidence is not there, and it needs the tick', async () => {
  const sent: unknown[] = []
  const { user } = sheet({
    trlClaim: claim({ status: 'REQUESTED', hasAccepted: false, canReview: false, criteria: null }),
    acceptTrlValidation: ({ input }: { input: object }) => {
      sent.push(input)
      return { claim: claim() }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Declare no conflict' }))
  expect(screen.queryByText('Shown for 5.1')).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Validate “Solar still”' }))
  await user.click(dialog.getByRole('button', { name: 'Declare no conflict' }))
  expect((await dialog.findAllByText('Declare that you have no conflict of interest')).length).toBeGreaterThan(0)
  await user.click(dialog.getByLabelText(/^I have no conflict of interest/))
  await user.click(dialog.getByRole('button', { name: 'Declare no conflict' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'claim', noConflict: true }]))
})

test('evidence is accepted with one press; a level waits until all of it is', async () => {
  const sent: unknown[] = []
  const { user } = sheet({
    trlClaim: claim(),
    reviewTrlEvidence: ({ input }: { input: object }) => {
      sent.push(input)
      return { claim: claim({ criteria: [criterion('5.1', { answer: 'ACCEPTED' }), criterion('5.2')] }) }
    },
  })
  const validate = await screen.findByRole<HTMLButtonElement>('button', { name: 'Validate TRL 5' })
  expect(validate.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Accept 5.1' }))
  expect(await screen.findByText('Evidence accepted')).toBeTruthy()
  expect(sent).toEqual([{ id: 'claim', code: '5.1', answer: 'ACCEPTED', comment: '' }])
})

test('evidence that is returned needs a comment, and a refusal keeps what was written', async () => {
  const { user } = sheet({
    trlClaim: claim(),
    reviewTrlEvidence: refusal('CONFLICT', 'This is not possible while the claim is withdrawn'),
  })
  await user.click(await screen.findByRole('button', { name: 'Ask or return: 5.2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the evidence for 5.2' }))
  await user.click(dialog.getByRole('button', { name: 'Save answer' }))
  expect((await dialog.findAllByText('Enter what is missing')).length).toBeGreaterThan(0)
  const comment = dialog.getByLabelText<HTMLTextAreaElement>(/^Comment/)
  await user.click(comment)
  await user.paste('Which conditions?')
  await user.click(dialog.getByRole('button', { name: 'Save answer' }))
  expect(await screen.findByText('This is not possible while the claim is withdrawn')).toBeTruthy()
  expect(comment.value).toBe('Which conditions?')
})

test('a claim that is no longer there for the validator says so', async () => {
  sheet({ trlClaim: null })
  expect(await screen.findByRole('heading', { name: 'Claim unavailable' })).toBeTruthy()
})

test('the choice of a validator shows a possible conflict of interest', async () => {
  const mona = { __typename: 'User', id: 'mona', number: 8, name: 'Mona Aziz', role: 'EXPERT' }
  const opened = claim({ canAssign: true, canReview: false, conflictsOf: ['PUBLICATION'] })
  const users = listOf(mona)
  const { user } = sheet({ node: opened, trlClaim: opened, users })
  await user.click(await screen.findByRole('button', { name: 'Assign validator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign validator' }))
  expect(dialog.queryByText(/conflict of interest/)).toBeNull()
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Mona Aziz/ }))
  expect(await dialog.findByText('Possible conflict of interest: published with someone who works on it')).toBeTruthy()
})
