/** Confidential ideas on screen: the choice in the form, the badge and the facts, and how the university records its check. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, findButton, recorded, wrongField } from '#web/testing/steps.ts'

const idea = (more: object = {}) => ({
  __typename: 'Idea',
  id: 'idea',
  number: 7,
  title: 'Peeling film',
  firstTitle: 'Peeling film',
  description: 'It takes the dust along when it is peeled off.',
  firstDescription: 'It takes the dust along when it is peeled off.',
  category: 'Other',
  tags: [],
  status: 'SUBMITTED',
  visibleToResearchers: true,
  confidential: true,
  isKeptConfidential: true,
  seenByResearchers: false,
  ipCheck: null,
  ipCheckNote: '',
  ipCheckedBy: null,
  ipCheckedAt: null,
  ipCheckPrint: 'print',
  evaluations: [],
  ...more,
})
const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const checked = (ipCheck: string, more: object = {}) =>
  idea({
    ipCheck,
    ipCheckNote: 'Filed today',
    ipCheckedBy: { name: 'Layla' },
    ipCheckedAt: '2026-11-20T08:00:00Z',
    ...more,
  })
const open = (
  answers: Answers,
  { as = 'RESEARCHER', path = '/ideas-sandbox' }: { as?: 'RESEARCHER' | 'KU_TEAM'; path?: string } = {},
) => renderRoute(path, { as, answers })
const sheet = (shown: object, as: 'RESEARCHER' | 'KU_TEAM' = 'RESEARCHER', answers: Answers = {}) =>
  open({ ideas: listOf(), idea: shown, ...answers }, { as, path: '/ideas-sandbox?idea=7' })

test('an idea is written down as confidential, and the form says when others see it', async () => {
  const { sent, answer } = recorded({ idea: idea({ status: 'DRAFT' }) })
  const { user } = open({ ideas: listOf(), createIdea: answer })
  await user.click((await screen.findAllByRole('button', { name: 'Submit New Idea' }))[0]!)
  const dialog = await dialogOf('Submit New Idea')
  await user.click(dialog.getByRole('textbox', { name: /^Title/ }))
  await user.paste('Peeling film')
  await user.click(dialog.getByRole('textbox', { name: /^Description/ }))
  await user.paste('It takes the dust along when it is peeled off.')
  const category = dialog.getByRole('combobox', { name: /^Category/ })
  await user.selectOptions(category, within(category).getAllByRole('option')[1]!)
  const confidential = dialog.getByRole('switch', { name: 'Keep it confidential until the IP check is done' })
  expect(dialog.queryByText(/once the IP check is done\./)).toBeNull()
  await user.click(confidential)
  expect(dialog.getByText(/Other researchers can find it and vote once the IP check is done\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ confidential: true, visibleToResearchers: false })]),
  )
})

test('a meeting about an idea is proposed from its sheet, to who had it', async () => {
  const people = { submitter: { id: btoa('User:9'), name: 'Sami' }, reviewer: null, meetings: [] }
  const { user } = sheet(idea(people), 'KU_TEAM')
  await user.click(await findButton('Propose a meeting'))
  const dialog = await dialogOf('Propose a meeting')
  expect(await dialog.findByText('Sami')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^About/ }).value).toBe('Idea: Peeling film')
  // Who is invited reads the title of the meeting, but need not know of the idea.
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('')
})

test('changing the texts of a checked idea says that the check opens again, before it is saved', async () => {
  const shown = checked('PROTECTED', { isKeptConfidential: false, canUpdate: true })
  const { user } = open({ ideas: listOf(shown) })
  await choose(user, 'Actions for Peeling film', 'Edit Idea')
  const dialog = await dialogOf('Edit Idea')
  const warning = () => dialog.queryByText(/Saving these changes reopens it/)
  expect(warning()).toBeNull()
  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await user.type(title, 's')
  expect(warning()).toBeTruthy()
  await user.type(title, '{Backspace}')
  expect(warning()).toBeNull()
})

test('what the university wants to protect is not opened by its submitter, who reads why', async () => {
  const shown = checked('KEEP_CONFIDENTIAL', { canUpdate: true })
  const words = 'The university wants to protect this idea'
  const { user } = open({ ideas: listOf(shown), updateIdea: refusal('INVALID', 'x', { confidential: words }) })
  await choose(user, 'Actions for Peeling film', 'Edit Idea')
  const dialog = await dialogOf('Edit Idea')
  expect(dialog.getByText(/^The university wants to protect this idea\. It stays/)).toBeTruthy()
  await user.click(dialog.getByRole('switch', { name: /^Keep it confidential/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getAllByText(words, { exact: false }).length).toBeGreaterThan(1))
})

test('the sheet says that an idea is confidential, who reads it, and what the check found', async () => {
  sheet(idea())
  expect(await screen.findByText('Confidential')).toBeTruthy()
  const section = within(screen.getByRole('region', { name: 'IP check' }))
  expect(section.getByText('Not done')).toBeTruthy()
  expect(section.getByText(/^Only the submitter, the university team and the experts/)).toBeTruthy()
  expect(section.queryByRole('button')).toBeNull()
})

test('a result is shown with who recorded it and when; the idea is not confidential any more', async () => {
  sheet(checked('PROTECTED', { isKeptConfidential: false }))
  const section = within(await screen.findByRole('region', { name: 'IP check' }))
  for (const words of ['Protection filed', 'Layla', 'Nov 20, 2026', 'Filed today'])
    expect(section.getByText(words)).toBeTruthy()
  expect(screen.queryByText('Confidential')).toBeNull()
})

test('other researchers see nothing of the check', async () => {
  sheet(idea({ isKeptConfidential: false, ipCheck: null, ipCheckNote: null, ipCheckPrint: null }))
  expect(await screen.findByRole('heading', { name: 'Peeling film' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'IP check' })).toBeNull()
  expect(screen.queryByText('Confidential')).toBeNull()
})

test('the university records the check of what it has read, and says what is to be protected', async () => {
  const { sent, answer } = recorded({ idea: checked('KEEP_CONFIDENTIAL', { canReview: true }) })
  const shown = idea({ canReview: true })
  const { user } = sheet(shown, 'KU_TEAM', { node: { ...shown, conflictsOf: [] }, setIdeaIpCheck: answer })
  await user.click(await findButton('Record IP check'))
  const dialog = await dialogOf('IP check: Peeling film')
  await user.click(dialog.getByRole('radio', { name: /^To be protected/ }))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await wrongField(dialog, /^Note/, 'Enter what has to be protected')
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'The film')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('IP check recorded')).toBeTruthy()
  expect(sent).toEqual([{ id: 'idea', read: 'print', decision: 'KEEP_CONFIDENTIAL', note: 'The film' }])
  expect(await screen.findByText('To be protected')).toBeTruthy()
})

test('a check that somebody else was first with stays open in the dialog', async () => {
  const shown = idea({ canReview: true })
  const { user } = sheet(shown, 'KU_TEAM', {
    node: { ...shown, conflictsOf: [] },
    setIdeaIpCheck: refusal('CONFLICT', 'The idea was changed meanwhile'),
  })
  await user.click(await findButton('Record IP check'))
  const dialog = await dialogOf('IP check: Peeling film')
  await user.click(dialog.getByRole('radio', { name: /^Nothing to protect/ }))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('The idea was changed meanwhile')).toBeTruthy()
})

test('the review warns that the check is open; a card has the check in its menu', async () => {
  const shown = idea({ canReview: true })
  const { user } = open({ ideas: listOf(shown), node: { ...shown, conflictsOf: [] } }, { as: 'KU_TEAM' })
  await user.click(await findButton('Actions for Peeling film'))
  expect(await screen.findByRole('menuitem', { name: 'Record IP check' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Peeling film')
  expect(dialog.getByText(/^The IP check of this confidential idea is not done\./)).toBeTruthy()
})

test('the university finds ideas whose check is open', async () => {
  const asked: { ipCheckOpen?: boolean | null; toBeProtected?: boolean | null }[] = []
  const ideas = ({ filter }: { filter: (typeof asked)[number] }) => {
    asked.push(filter)
    return listOf(idea())
  }
  open({ ideas }, { as: 'KU_TEAM', path: '/ideas-sandbox?whose=unchecked' })
  expect(await screen.findByText('Peeling film')).toBeTruthy()
  expect(asked[0]).toMatchObject({ ipCheckOpen: true, toBeProtected: null })
})
