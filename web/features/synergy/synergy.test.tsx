/** Synergies where things go wrong: nothing to compare, refused, lost, slow, not known, gone. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'

const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const own = { __typename: 'Project', id: 'own', number: 4, title: 'Solar still', canFindSynergies: true }
const second = { ...own, id: 'second', number: 5, title: 'Brine battery' }
const other = { __typename: 'Project', id: 'other', number: 9, path: '/projects/9', title: 'Membrane cooling' }
const analysis = (more: object = {}) => ({
  __typename: 'SynergyAnalysis',
  id: 'analysis',
  number: 3,
  path: '/ai/project-synergies/3',
  title: 'Solar still + Membrane cooling',
  sourceTitle: 'Solar still',
  targetTitle: 'Membrane cooling',
  overall: 0.5,
  source: { ...own, path: '/projects/4' },
  target: { ...other, owner: { __typename: 'User', id: 'lead', name: 'Noura Haddad' } },
  scores: [
    { key: 'similarity', title: 'Similarity', value: 0.42, reasons: ['Their topics overlap by 42%.'] },
    { key: 'crossSector', title: 'Cross-Sector Innovation', value: null, reasons: [] },
  ],
  ...more,
})

/** The finder of somebody with these projects, and with one project of others to compare with. */
const finder = (mine: object[], answers: Answers = {}, lost?: Set<string>) =>
  renderRoute('/ai-tools/synergy', {
    as: 'RESEARCHER',
    answers: Object.assign(answers, {
      projects: ({ filter }: { filter: { mine?: boolean; search?: string | null } }) =>
        filter.mine ? listOf(...mine) : filter.search === 'nothing' ? listOf() : listOf(other),
    }),
    ...(lost ? { lost } : {}),
  })
/** A project that somebody may change without owning it, as the university may any. */
test('the project that the address names can be compared by whoever may change it', async () => {
  renderRoute('/ai-tools/synergy?project=4', {
    as: 'KU_TEAM',
    answers: {
      project: own,
      projects: ({ filter }: { filter: { mine?: boolean } }) => (filter.mine ? listOf() : listOf(other)),
    },
  })
  expect((await screen.findByLabelText<HTMLSelectElement>('Your project')).value).toBe('4')
})

const synergize = () => screen.findByRole<HTMLButtonElement>('button', { name: 'SYNERGIZE with Membrane cooling' })

test('without a project of one’s own there is nothing to compare, and the way to one is shown', async () => {
  finder([])
  expect(await screen.findByText('No projects to compare')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/researchers/projects/new')
})

test('a search that finds nothing says so', async () => {
  const { user } = finder([own])
  await synergize()
  await user.type(screen.getByPlaceholderText('Search projects...'), 'nothing')
  expect(await screen.findByText('No projects match your filters.')).toBeTruthy()
})

test('who has not chosen a project is told which comparison waits for it, and nothing is sent', async () => {
  const { user, asked } = finder([own, second])
  await user.click(await synergize())
  expect(await screen.findByText('Select Your Project First')).toBeTruthy()
  expect(screen.getByText('Choose one of your projects to compare with “Membrane cooling”.')).toBeTruthy()
  expect(asked).not.toContain('useSynergizeMutation')
})

test('an only project is chosen already; a refusal is said, and the choice stays', async () => {
  const { user } = finder([own], { createSynergyAnalysis: refusal('NOT_FOUND', 'Project not found') })
  await user.click(await synergize())
  expect(await screen.findByText('Analysis Failed')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Your project').value).toBe('4')
})

test('without a connection nothing is compared, and the same press works once it is back', async () => {
  const lost = new Set(['useSynergizeMutation'])
  const sent: unknown[] = []
  const { user, router } = finder(
    [own],
    {
      synergyAnalysis: analysis(),
      createSynergyAnalysis: ({ input }: { input: object }) => {
        sent.push(input)
        return { synergyAnalysis: analysis() }
      },
    },
    lost,
  )
  await user.click(await synergize())
  expect(await screen.findByText('Analysis Failed')).toBeTruthy()
  expect(sent).toEqual([])
  lost.clear()
  await user.click(await synergize())
  expect(await screen.findByRole('heading', { name: 'Solar still + Membrane cooling' })).toBeTruthy()
  expect(sent).toEqual([{ sourceId: 'own', targetId: 'other' }])
  expect(router.state.location.pathname).toBe('/ai/project-synergies/3')
})

test('a slow comparison cannot be asked for twice', async () => {
  const late = slow()
  let count = 0
  const { user } = finder([own], {
    createSynergyAnalysis: () => {
      count++
      return late.answer
    },
  })
  await user.click(await synergize())
  const button = await synergize()
  await waitFor(() => expect(button.disabled).toBe(true))
  await user.click(button)
  late.fail(refusal('NOT_FOUND', 'Project not found'))
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(count).toBe(1)
})

const report = (answers: Answers, lost?: Set<string>) =>
  renderRoute('/ai/project-synergies/3', { as: 'RESEARCHER', answers, ...(lost ? { lost } : {}) })

test('an analysis whose project is hidden is not there, and the list is one press away', async () => {
  report({ synergyAnalysis: null })
  expect(await screen.findByRole('heading', { name: 'Analysis not found' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Saved analyses' })[0]!.getAttribute('href')).toBe('/ai/project-synergies')
})

test('a score of which nothing is known is not shown as a bad one', async () => {
  report({ synergyAnalysis: analysis() })
  const row = (await screen.findByText('Cross-Sector Innovation')).closest('tr')!
  expect(within(row).getByText('Unknown')).toBeTruthy()
  const known = screen.getByText('Similarity', { selector: 'th *' }).closest('tr')!
  expect(within(known).getByText('2.1')).toBeTruthy()
  expect(screen.getByText('The two projects share no significant words.')).toBeTruthy()
})

test('a project without a lead invites nobody', async () => {
  report({ synergyAnalysis: analysis({ target: { ...other, owner: null } }) })
  await screen.findByRole('heading', { name: 'Solar still + Membrane cooling' })
  expect(screen.queryByRole('button', { name: 'Invite to talk' })).toBeNull()
})

const saved = (answers: Answers, lost?: Set<string>) =>
  renderRoute('/ai/project-synergies', {
    as: 'RESEARCHER',
    answers: Object.assign(answers, { synergyAnalyses: answers['synergyAnalyses'] ?? listOf(analysis()) }),
    ...(lost ? { lost } : {}),
  })

test('an empty list leads to the finder', async () => {
  saved({ synergyAnalyses: listOf() })
  expect(await screen.findByText('No saved analyses')).toBeTruthy()
  const [link] = screen.getAllByRole('link', { name: 'Find synergies' })
  expect(link!.getAttribute('href')).toBe('/ai-tools/synergy')
})

test('analyses that cannot be deleted stay selected, and the question stays open', async () => {
  const lost = new Set(['useDeleteSynergiesMutation'])
  const { user } = saved({ deleteSynergyAnalyses: { deletedIds: ['analysis'] } }, lost)
  await user.click(await screen.findByRole('checkbox', { name: /Solar still \+ Membrane cooling/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this analysis?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete Failed')).toBeTruthy()
  lost.clear()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Synergy Analysis Deleted')).toBeTruthy()
})
