/** Proposals as reviewers and applicants meet them: conflicts of interest, decisions, scores, notes and withdrawals that fail. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, choose, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const id = globalId('Proposal', 9)
const proposal = (more: object = {}) => ({
  __typename: 'Proposal',
  id,
  number: 9,
  title: 'Felt collars',
  status: 'SUBMITTED',
  stage: 'RECEIVED',
  challengeTitle: 'Quiet pumps',
  challenge: { __typename: 'Challenge', id: 'challenge', number: 1, title: 'Quiet pumps', displayStatus: 'CLOSED' },
  author: { __typename: 'User', id: 'ada', name: 'Ada Noor', department: 'Physics' },
  canRead: true,
  moves: [],
  ...more,
})
const criterion = (position: number, name: string, more: object = {}) => ({ position, name, weight: 50, mine: null, mean: null, ...more }) // prettier-ignore

const review = (answers: Answers) => {
  // The list and the sheet show the same proposal, whichever answer is the later one.
  const proposals = () => listOf(...([answers['proposal']].filter(Boolean) as object[]))
  const given = { proposal: proposal(), proposals, ...answers }
  return renderRoute('/proposals?proposal=9', { as: 'INDUSTRY', answers: Object.assign(answers, given) })
}

test('before the statement nothing of the proposal is shown; one that is refused leaves it closed', async () => {
  const answers: Answers = {
    proposal: proposal({ canRead: false, moves: ['SCREENING'], ideaSummary: null }),
    declareConflict: refusal('CONFLICT', 'You are no longer in the review team'),
  }
  const { user } = review(answers)
  expect(await screen.findByText(/^This proposal comes from Ada Noor, Physics\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start screening' })).toBeNull()
  await user.click(button('No conflict, open the proposal'))
  expect(await screen.findByText('You are no longer in the review team')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Summary of the idea' })).toBeNull()
  const { sent, answer } = recorded({ proposal: proposal() })
  answers['declareConflict'] = answer
  answers['proposal'] = proposal({ ideaSummary: 'Felt swallows the sound' })
  await user.click(button('No conflict, open the proposal'))
  expect(await screen.findByText('Felt swallows the sound')).toBeTruthy()
  expect(sent).toEqual([{ id, conflict: false }])
})

test('the university reads a proposal beside all challenges', async () => {
  const answers = { proposal: proposal({ ideaSummary: 'Felt swallows the sound' }) }
  renderRoute('/industry/challenges?proposal=9', { as: 'COMMERCIALIZATION_TEAM', answers })
  expect(await screen.findByText('Felt swallows the sound')).toBeTruthy()
})

test('a conflict that is stated closes the proposal for good', async () => {
  const closed = proposal({ canRead: false, statedConflict: true })
  const { sent, answer: declareConflict } = recorded({ proposal: closed })
  const answers: Answers = { proposal: proposal({ canRead: false }), declareConflict }
  const { user } = review(answers)
  await user.click(await findButton('I have a conflict'))
  const dialog = await dialogOf('Conflict of interest')
  await user.type(dialog.getByRole('textbox'), 'She is my sister')
  answers['proposal'] = closed
  await user.click(dialog.getByRole('button', { name: 'Declare conflict' }))
  expect(await screen.findByText(/^You declared a conflict of interest\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'No conflict, open the proposal' })).toBeNull()
  expect(sent).toEqual([{ id, conflict: true, words: 'She is my sister' }])
})

test('without names the list and the statement say so, and nobody is called a former member', async () => {
  const hidden = proposal({ author: null, applicantsHidden: true, canRead: false })
  review({ proposal: hidden })
  expect(await screen.findByText(/as far as you know\? You are asked again once names are shown\.$/)).toBeTruthy()
  expect(screen.getByText(/^You do not see who applied, or any CVs, until you shortlist or decline/)).toBeTruthy()
  expect(screen.getAllByText('Names hidden').length).toBeGreaterThan(0)
  expect(screen.queryByText(/former member/i)).toBeNull()
})

test('when names are shown the reviewer reads who applied and states again', async () => {
  const challenge = {
    __typename: 'Challenge',
    id: 'challenge',
    number: 1,
    displayStatus: 'CLOSED',
    blindScreening: true,
  }
  const shown = { status: 'SHORTLISTED', stage: 'SHORTLISTED', challenge, canRead: false, statesAgain: true }
  const { sent, answer: declareConflict } = recorded({ proposal: proposal() })
  const { user } = review({ proposal: proposal(shown), declareConflict })
  expect(await screen.findByText(/^Names are now shown\./)).toBeTruthy()
  expect(screen.getByText(/^This proposal comes from Ada Noor, Physics\./)).toBeTruthy()
  expect(screen.getByText(/You can now see who applied\.$/)).toBeTruthy()
  await user.click(button('No conflict, open the proposal'))
  await waitFor(() => expect(sent).toEqual([{ id, conflict: false }]))
})

test('applicants read that the company does not see them yet', async () => {
  const own = proposal({ mine: true, applicantsHidden: true })
  renderRoute('/industry-challenges?tab=proposals&proposal=9', {
    as: 'RESEARCHER',
    answers: { challenges: listOf(), proposals: listOf(), proposal: own },
  })
  expect(await screen.findByText(/^The company and its reviewers do not see who applied until/)).toBeTruthy()
})

test('a decision that a colleague has taken meanwhile keeps the words that were written', async () => {
  const { user } = review({
    proposal: proposal({ moves: ['SCREENING', 'DECLINED'] }),
    reviewProposal: refusal('CONFLICT', 'Sara has declined it already'),
  })
  await user.click(await findButton('Start screening'))
  const dialog = await dialogOf('Start screening: Felt collars')
  await user.type(dialog.getByRole('textbox'), 'Looks good')
  await user.click(dialog.getByRole('button', { name: 'Start screening' }))
  expect(await screen.findByText('Sara has declined it already')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Looks good')
})

test('nobody is declined without a reason', async () => {
  const { sent, answer: reviewProposal } = recorded({ proposal: proposal({ status: 'DECLINED', stage: 'DECISION' }) })
  const { user } = review({ proposal: proposal({ moves: ['SCREENING', 'DECLINED'] }), reviewProposal })
  await choose(user, /^More actions for/, 'Decline')
  const dialog = await dialogOf('Decline: Felt collars')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  const words = await wrongField(dialog, /^(Comments|Feedback|Reason)/, 'Enter')
  expect(sent).toEqual([])
  await user.type(words, 'Too costly')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Decision saved')).toBeTruthy()
  expect(sent).toEqual([{ id, decision: 'DECLINED', comments: 'Too costly' }])
})

test.each([
  ['an open challenge', 'OPEN', null, true],
  ['a closed challenge', 'CLOSED', null, false],
  ['changes that were requested before', 'OPEN', '2026-11-20T08:00:00.000Z', false],
])('with %s changes can be requested or not: %s', async (_, displayStatus, changesRequestedAt, offered) => {
  const challenge = { __typename: 'Challenge', id: 'challenge', number: 1, displayStatus }
  const asked = { changesRequestedAt, changesRequested: changesRequestedAt && 'A budget', owesChanges: true }
  const { user } = review({ proposal: proposal({ moves: ['SCREENING', 'DECLINED'], challenge, ...asked }) })
  await user.click(await findButton(/^More actions for/))
  expect(await screen.findByRole('menuitem', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Request changes' }) !== null).toBe(offered)
  const note = screen.queryByRole('note')
  expect(note?.textContent ?? null).toBe(changesRequestedAt && 'Changes requested: A budget')
})

test('scores that are not taken stay chosen; one that is left out is sent as none', async () => {
  const scorecard = [criterion(1, 'Fit'), criterion(2, 'Team', { mean: 3.5 })]
  const { sent, answer: scoreProposal } = recorded(refusal('CONFLICT', 'The review has ended'))
  const { user } = review({ proposal: proposal({ canScore: true, moves: ['SCREENING'], scorecard }), scoreProposal })
  expect(await screen.findByText('Nobody has scored every criterion yet.')).toBeTruthy()
  const fit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Fit' })
  await user.selectOptions(fit, '4')
  await user.click(button('Save scores'))
  expect(await screen.findByText('The review has ended')).toBeTruthy()
  expect(fit.value).toBe('4')
  expect(sent).toEqual([{ id, scores: [{ position: 1, score: 4 }, { position: 2, score: null }] }]) // prettier-ignore
})

test('after the decision scores are only read', async () => {
  const scorecard = [criterion(1, 'Fit', { mean: 4 }), criterion(2, 'Team')]
  review({ proposal: proposal({ canScore: true, moves: [], scorecard, score: 71.6, scoredBy: 2 }) })
  expect(await screen.findByText('Mean score 72 of 100 from 2 reviewers')).toBeTruthy()
  expect(screen.getByText('4.0 of 5')).toBeTruthy()
  expect(screen.getByText('Not scored')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save scores' })).toBeNull()
})

test('a private note is written once while it is slow, and its field is empty for the next one', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: createMessage } = recorded(() => answer)
  const conversation = ({ kind }: { kind: string }) => (kind === 'INTERNAL' ? { canWrite: true, edges: [] } : null)
  const { user } = review({ proposal: proposal({ conversation }), createMessage })
  expect(await screen.findByText('Nothing has been written yet.')).toBeTruthy()
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { description: /review team/ })
  await user.type(text(), 'Ask about felt')
  await user.dblClick(button('Add note'))
  await waitFor(() => expect(button('Add note').disabled).toBe(true))
  arrive({ message: { id: 'note' } })
  await waitFor(() => expect(text().value).toBe(''))
  expect(sent).toEqual([{ recordId: id, kind: 'INTERNAL', text: 'Ask about felt' }])
})

test('an applicant’s withdrawal that is too late stays a question, with the reason', async () => {
  const { user } = renderRoute('/industry-challenges?tab=proposals&proposal=9', {
    as: 'RESEARCHER',
    answers: {
      challenges: listOf(),
      proposals: listOf(),
      proposal: proposal({ mine: true, canWithdraw: true }),
      withdrawProposal: refusal('CONFLICT', 'The company has just decided'),
    },
  })
  await choose(user, /^More actions for/, 'Withdraw')
  const question = await questionOf('Withdraw this proposal?')
  expect(question.getByText(/“Quiet pumps”/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The company has just decided')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Withdraw this proposal?' })).toBeTruthy()
})

test('a proposal that is not there for the viewer says so', async () => {
  review({ proposal: null })
  expect(await screen.findByRole('heading', { name: 'Proposal unavailable' })).toBeTruthy()
})

test('the board says when applicants are to hear, and what comes before a card can be moved', async () => {
  const card = (number: number, more: object) =>
    proposal({
      id: globalId('Proposal', number),
      number,
      title: null,
      answerBy: '2027-01-10',
      decidedAt: null,
      ...more,
    })
  const closed = { canRead: false, canStateConflict: true, statedConflict: false }
  const rows = [
    card(4, closed),
    card(5, { ...closed, statedConflict: true }),
    card(6, { title: 'Felt', ...closed, canRead: true }),
  ]
  renderRoute('/proposals?view=board', { as: 'INDUSTRY', answers: { proposals: listOf(...rows) } })
  expect(await screen.findAllByText('Decision by Jan 10, 2027')).toHaveLength(3)
  expect(
    screen.getAllByRole('button', { name: /^Declare conflicts first/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Declare conflicts first: Proposal 4'])
})
