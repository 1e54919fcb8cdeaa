/** Merging ideas on screen: both side by side, what follows, the way from one to the other, and undoing it. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const [firstId, otherId] = [btoa('Idea:7'), btoa('Idea:8')]

const idea = (more: object = {}) => ({
  __typename: 'Idea',
  id: firstId,
  number: 7,
  path: '/ideas-sandbox?idea=7',
  title: 'Shade from old sails',
  firstTitle: 'Shade from old sails',
  description: 'Old sails make shade over school yards.',
  firstDescription: 'Old sails make shade over school yards.',
  category: 'Other',
  tags: [],
  status: 'SUBMITTED',
  votes: 3,
  evaluations: [],
  versions: [],
  mergedIdeas: [],
  mergedInto: null,
  mergedAt: null,
  mergeReason: null,
  canReview: true,
  canUndoMerge: false,
  isKeptConfidential: false,
  ipCheck: null,
  conflictsOf: [],
  submitter: { id: 'ada', name: 'Ada' },
  ...more,
})
const into = idea({
  id: otherId,
  number: 8,
  path: '/ideas-sandbox?idea=8',
  title: 'Sailcloth over playgrounds',
  description: 'Sailcloth keeps playgrounds cool.',
  votes: 2,
  submitter: { id: 'badr', name: 'Badr' },
})
const merged = (more: object = {}) =>
  idea({
    status: 'MERGED',
    mergedAt: '2026-11-20T08:00:00Z',
    mergedInto: { id: otherId, path: into.path, title: into.title },
    ...more,
  })
const effects = (more: object = {}) => ({
  obstacle: null,
  votes: 4,
  added: 2,
  both: 1,
  staying: 1,
  requests: 0,
  undo: 'You can undo the merge for 24 hours.',
  ...more,
})
const node = ({ id }: { id: string }) => (id === otherId ? into : idea())
const sheet = (shown: object, answers: Answers = {}, as: 'KU_TEAM' | 'RESEARCHER' = 'KU_TEAM') =>
  renderRoute('/ideas-sandbox?idea=7', {
    as,
    answers: { ideas: listOf(), idea: shown, node, similarIdeas: [into], ideaMergePreview: effects(), ...answers },
  })

test('a similar idea is merged after both are shown, with what follows and a reason', async () => {
  const { sent, answer } = recorded({ idea: merged(), into })
  const { user } = sheet(idea(), { mergeIdeas: answer })
  const similar = within(await screen.findByRole('region', { name: 'Similar ideas' }))
  expect(similar.getByText(/Badr · 2 votes/)).toBeTruthy()
  await user.click(similar.getByRole('button', { name: 'Merge this idea into “Sailcloth over playgrounds”' }))
  const dialog = await dialogOf('Merge “Shade from old sails”')
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Merge into/ }).value).toBe(into.title)
  const one = within(await dialog.findByRole('region', { name: 'Merged' }))
  expect(one.getByText('Old sails make shade over school yards.')).toBeTruthy()
  const other = within(dialog.getByRole('region', { name: 'Kept' }))
  expect(other.getByText('Sailcloth keeps playgrounds cool.')).toBeTruthy()
  const preview = within(dialog.getByRole('region', { name: 'What happens' }))
  for (const words of [
    'The idea you keep has 4 votes, 2 of them from this idea.',
    '1 person voted for both ideas and keeps one vote.',
    '1 person cannot see the other idea. Their vote stays with this one.',
    'You can undo the merge for 24 hours.',
  ])
    expect(preview.getByText(words)).toBeTruthy()
  expect(preview.queryByText(/closed/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Merge ideas' }))
  await wrongField(dialog, /^Reason/, 'Enter a reason')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The same')
  await user.click(dialog.getByRole('button', { name: 'Merge ideas' }))
  expect(await screen.findByText('Ideas merged')).toBeTruthy()
  expect(sent).toEqual([{ id: firstId, intoId: otherId, reason: 'The same' }])
  expect(await screen.findByText(/^Merged into/)).toBeTruthy()
})

test('what cannot be merged says why, and what was refused stays open', async () => {
  const obstacle = 'The other idea is declined, so nothing can be merged into it'
  const { user } = sheet(idea(), {
    ideaMergePreview: effects({ obstacle }),
    mergeIdeas: refusal('CONFLICT', obstacle, { intoId: obstacle }),
  })
  await user.click(await findButton(/^Merge this idea into/))
  const dialog = await dialogOf('Merge “Shade from old sails”')
  expect(await dialog.findByText(obstacle)).toBeTruthy()
  expect(dialog.queryByText('What happens')).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The same')
  await user.click(dialog.getByRole('button', { name: 'Merge ideas' }))
  await waitFor(() => expect(dialog.getAllByText(obstacle, { exact: false }).length).toBeGreaterThan(1))
})

test('a merged idea leads to the other one and takes no votes; others do not read why', async () => {
  sheet(merged({ canReview: false, canVote: true }), {}, 'RESEARCHER')
  const link = await screen.findByRole('link', { name: 'Sailcloth over playgrounds' })
  expect(link.getAttribute('href')).toBe('/ideas-sandbox?idea=8')
  expect(screen.getByText('This idea can no longer be changed or voted for.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Shade from old sails/, pressed: false }).disabled).toBe(
    true,
  )
  expect(screen.queryByRole('region', { name: 'Similar ideas' })).toBeNull()
})

test('an idea that the reader may not see is not named', async () => {
  sheet(merged({ canReview: false, mergedInto: null }), {}, 'RESEARCHER')
  expect(await screen.findByText('Merged into another idea on Nov 20, 2026.')).toBeTruthy()
})

test('the idea that goes on names those that were merged into it', async () => {
  sheet({
    ...into,
    mergedIdeas: [{ id: firstId, number: 7, path: '/ideas-sandbox?idea=7', title: 'Shade from old sails' }],
  })
  expect(await screen.findByText('Merged into this idea')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Shade from old sails' })).toBeTruthy()
})

test('a merge is undone after a question', async () => {
  const { sent, answer } = recorded({ idea: idea(), into })
  const { user } = sheet(merged({ canUndoMerge: true, mergeReason: 'The same' }), { undoIdeaMerge: answer })
  expect(await screen.findByText('The same')).toBeTruthy()
  await choose(user, /^More actions for/, 'Undo merge')
  const question = await questionOf('Undo the merge of “Shade from old sails”?')
  await user.click(question.getByRole('button', { name: 'Undo merge' }))
  expect(await screen.findByText('Merge undone')).toBeTruthy()
  expect(sent).toEqual([{ id: firstId }])
})
