/** Matches where things go wrong: nothing chosen, nothing found, refused, said twice, brought back. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const still = { __typename: 'Project', id: 'still', number: 4, path: '/projects/4', title: 'Solar still', department: 'Engineering', tags: [], canMatchChallenges: true, declinedMatches: [] } // prettier-ignore
const second = { ...still, id: 'second', number: 5, title: 'Brine battery' }
const water = {
  __typename: 'Challenge',
  id: 'water',
  number: 7,
  title: 'Fresh water for farms',
  companyName: null,
  tags: ['A tag that is far longer than thirty letters'],
  starred: false,
  canStar: true,
}
const passage = (text: string) => ({ field: 'Description', text, places: [{ start: 2, end: 10 }] })
const match = (more: object = {}) => ({
  __typename: 'ChallengeMatch',
  overall: 0.62,
  reply: null,
  mutual: false,
  technicalSynergies: ['Both speak of membrane.'],
  innovationHighlights: ['Its results are protected.'],
  criteria: [
    { key: 'technicalAlignment', title: 'Technical alignment', value: 0.8, reasons: ['Their texts are near.'] },
    { key: 'marketRelevance', title: 'Market relevance', value: null, reasons: [] },
  ],
  mustHaves: [
    { text: 'Runs on sunlight', evidence: 'It runs on sunlight alone.', field: 'Description' },
    { text: 'Costs little', evidence: null, field: null },
  ],
  words: [{ word: 'membrane', source: passage('A membrane distils.'), target: passage('A membrane is needed.') }],
  nextSteps: ['Submit a proposal.'],
  riskFactors: [],
  challenge: water,
  project: still,
  ...more,
})

const finder = (address: string, answers: Answers = {}) =>
  renderRoute(`/ai-tools/challenge-matching${address}`, {
    as: 'RESEARCHER',
    answers: Object.assign(answers, {
      projects: listOf(still, second),
      project: 'project' in answers ? answers['project'] : still,
    }),
  })
const card = async () => within(await screen.findByRole('list', { name: 'Matching challenges' }))

test('who has not chosen a project is told so, and nothing is asked', async () => {
  const { user, router } = finder('', { project: null })
  await user.click(await screen.findByRole('button', { name: 'Find Matching Challenges' }))
  expect(await screen.findByText('No Project Selected')).toBeTruthy()
  expect(screen.getByText('Please select a project to analyze.')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('without a project there is nothing to match, and the way to one is shown', async () => {
  renderRoute('/ai-tools/challenge-matching', {
    as: 'RESEARCHER',
    answers: { projects: listOf(), project: null },
  })
  expect(await screen.findByText('No projects found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/researchers/projects/new')
})

test('what was chosen is asked for, and stands in the address', async () => {
  const asked: unknown[] = []
  const { user, router } = finder('', {
    project: null,
    matchingChallenges: (given: object) => {
      asked.push(given)
      return []
    },
  })
  await user.selectOptions(await screen.findByLabelText('Your project'), 'Brine battery')
  await user.selectOptions(screen.getByLabelText('Analysis depth'), 'Deep: all texts and each must-have')
  await user.selectOptions(screen.getByLabelText('Minimum match score'), '3.0 or more')
  await user.selectOptions(screen.getByLabelText('Maximum results'), '50')
  await user.type(screen.getByLabelText('Focus (optional)'), 'membranes')
  await user.click(screen.getByRole('button', { name: 'Find Matching Challenges' }))
  expect(await screen.findByText('No challenges match well enough')).toBeTruthy()
  expect(screen.getByText('Analysis Complete:').parentElement!.textContent).toBe(
    'Analysis Complete: Found 0 matching challenges for your project.',
  )
  expect(asked.at(-1)).toEqual({ project: 5, options: { depth: 'DEEP', minimum: 3, most: 50, focus: 'membranes' } })
  expect(router.state.location.search).toContain('depth=deep')
})

test('a match shows its scores, cuts long tags and says what is not known', async () => {
  finder('?project=4&find=1', { matchingChallenges: [match()] })
  const shown = await card()
  expect(shown.getByText('3.1 of 5')).toBeTruthy()
  expect(shown.getByText('Company name withheld')).toBeTruthy()
  expect(shown.getByText('A tag that is far longer than …')).toBeTruthy()
  expect(shown.getByText('4.0')).toBeTruthy()
  expect(shown.getByText('Unknown')).toBeTruthy()
})

test('the details say what a match rests on', async () => {
  const { user } = finder('?project=4&find=1', { matchingChallenges: [match()] })
  await user.click((await card()).getByRole('button', { name: 'Details of the match with Fresh water for farms' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Their texts are near.')).toBeTruthy()
  expect(dialog.getByText('Answered by Description: “It runs on sunlight alone.”')).toBeTruthy()
  expect(dialog.getByText('Not addressed by the project.')).toBeTruthy()
  expect(dialog.getByText('No risks found.')).toBeTruthy()
  expect(dialog.getAllByText('membrane', { selector: 'mark' })).toHaveLength(2)
})

test('interest is kept, and mutual interest is said', async () => {
  let [reply, mutual]: [string | null, boolean] = [null, false]
  const { user } = finder('?project=4&find=1', {
    matchingChallenges: () => [match({ reply, mutual })],
    declareMatchInterest: () => {
      ;[reply, mutual] = ['INTERESTED', true]
      return { mutual }
    },
    withdrawMatchAnswer: () => {
      ;[reply, mutual] = [null, false]
      return { projectId: 'still' }
    },
  })
  await user.click((await card()).getByRole('button', { name: 'I am interested in Fresh water for farms' }))
  expect(await screen.findByText('Both sides have been notified.')).toBeTruthy()
  const back = await screen.findByRole('button', { name: 'No longer interested in Fresh water for farms' })
  await user.click(back)
  expect(await screen.findByRole('button', { name: 'I am interested in Fresh water for farms' })).toBeTruthy()
})

test('a refusal is said, and the match stays as it was', async () => {
  const { user } = finder('?project=4&find=1', {
    matchingChallenges: [match()],
    declareMatchInterest: refusal('CONFLICT', 'This challenge is no longer open'),
  })
  await user.click((await card()).getByRole('button', { name: 'I am interested in Fresh water for farms' }))
  expect(await screen.findByText('This challenge is no longer open')).toBeTruthy()
  expect(screen.queryByText('You are interested')).toBeNull()
})

test('why a match is not relevant has to be said; then it is below, and comes back', async () => {
  let gone = false
  const declined = [{ reason: 'TIME', comment: 'Next year', challenge: water }]
  const { user } = finder('?project=4&find=1', {
    project: () => ({ ...still, declinedMatches: gone ? declined : [] }),
    matchingChallenges: () => (gone ? [] : [match()]),
    declineMatch: () => {
      gone = true
      return { projectId: 'still' }
    },
    withdrawMatchAnswer: () => {
      gone = false
      return { projectId: 'still' }
    },
  })
  await user.click((await card()).getByRole('button', { name: 'Not relevant: Fresh water for farms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Not relevant' }))
  expect((await dialog.findAllByText('Choose why it is not relevant')).length).toBeGreaterThan(0)
  await user.selectOptions(dialog.getByLabelText(/Reason/), 'The dates do not fit')
  await user.type(dialog.getByLabelText('Comment'), 'Next year')
  await user.click(dialog.getByRole('button', { name: 'Not relevant' }))
  expect(await screen.findByText('The dates do not fit · Next year')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show again: Fresh water for farms' }))
  await waitFor(() => expect(screen.queryByText('The dates do not fit · Next year')).toBeNull())
  expect((await card()).getByText('3.1 of 5')).toBeTruthy()
})
