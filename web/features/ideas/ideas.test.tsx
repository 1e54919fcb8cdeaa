/** The ideas incubator where things go wrong: votes, submissions, new ideas and shares that are refused, lost or slow. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { choose, dialogOf, findButton, recorded, wrongField } from '#web/testing/steps.ts'

const idea = (more: object = {}) => ({
  __typename: 'Idea',
  id: 'idea',
  number: 7,
  title: 'Cool roofs',
  description: 'Paint that reflects heat',
  category: 'Technology',
  status: 'SUBMITTED',
  votes: 2,
  canVote: true,
  votedByViewer: false,
  evaluations: [],
  ...more,
})
const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const open = (answers: Answers, { lost, path = '/ideas-sandbox' }: { lost?: Set<string>; path?: string } = {}) =>
  renderRoute(path, { as: 'RESEARCHER', answers, ...(lost ? { lost } : {}) })
const card = async (name = 'Cool roofs') =>
  within((await screen.findByText(name)).closest<HTMLElement>('[aria-label]')!)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

async function begin(user: ReturnType<typeof open>['user']) {
  await user.click((await screen.findAllByRole('button', { name: 'Submit New Idea' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit New Idea' }))
  await user.click(dialog.getByRole('textbox', { name: /^Title/ }))
  await user.paste('Cool pavements')
  await user.click(dialog.getByRole('textbox', { name: /^Description/ }))
  await user.paste('Stones that keep cool in the sun, laid where people walk and wait.')
  const category = dialog.getByRole('combobox', { name: /^Category/ })
  await user.selectOptions(category, within(category).getAllByRole('option')[1]!)
  return dialog
}

test('each tab without ideas says what it is for, and begins an idea', async () => {
  const { user, router } = open({ ideas: listOf() })
  expect(await screen.findByText('No ideas here yet. Submit the first one.')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Validated Ideas (0)' }))
  expect(await screen.findByText('No validated ideas yet. An expert validates approved ideas.')).toBeTruthy()
  expect(router.state.location.search).toBe('?tab=validated')
  await user.click(screen.getAllByRole('button', { name: 'Submit New Idea' }).at(-1)!)
  expect(await screen.findByRole('dialog', { name: 'Submit New Idea' })).toBeTruthy()
})

test('the list says how many of its ideas wait for the university, where not all do', async () => {
  const [waiting, draft] = [idea(), idea({ id: 'draft', number: 8, title: 'Cool walls', status: 'DRAFT' })]
  const ideas = ({ filter }: { filter: { status: string[] } }) =>
    filter.status.includes('DRAFT') ? listOf(waiting, draft) : listOf(waiting)
  open({ ideas })
  expect(await screen.findByText('Showing 2 ideas, 1 awaiting review')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Awaiting Review (1)' })).toBeTruthy()
})

test('nothing found is cleared by one press, which asks for all again', async () => {
  const { user, router } = open(
    { ideas: ({ filter }: { filter: { search?: string | null } }) => (filter?.search ? listOf() : listOf(idea())) },
    { path: '/ideas-sandbox?q=rain' },
  )
  expect(await screen.findByText('No ideas match your search.')).toBeTruthy()
  await user.click(button('Clear'))
  expect(await screen.findByText('Cool roofs')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('a vote is counted once while it is slow, and shown as the server counts it', async () => {
  const { answer, arrive } = slow()
  const sent: unknown[] = []
  const { user } = open({
    ideas: listOf(idea()),
    voteForIdea: ({ input }: { input: object }) => {
      sent.push(input)
      return answer
    },
  })
  const vote = await screen.findByRole<HTMLButtonElement>('button', { name: 'Vote for Cool roofs, 2 votes' })
  expect(vote.getAttribute('aria-pressed')).toBe('false')
  await user.dblClick(vote)
  await waitFor(() => expect(vote.disabled).toBe(true))
  arrive({ idea: idea({ votes: 5, votedByViewer: true }) })
  const voted = await screen.findByRole('button', { name: 'Vote for Cool roofs, 5 votes' })
  expect(voted.getAttribute('aria-pressed')).toBe('true')
  expect(sent).toEqual([{ id: 'idea', vote: true }])
})

test('a vote that is refused is not shown as given', async () => {
  const { user } = open({ ideas: listOf(idea()), voteForIdea: refusal('CONFLICT', 'Voting is over') })
  await user.click(await screen.findByRole('button', { name: 'Vote for Cool roofs, 2 votes' }))
  expect(await screen.findByText('Your vote could not be counted')).toBeTruthy()
  expect(screen.getByText('Voting is over')).toBeTruthy()
  const vote = button('Vote for Cool roofs, 2 votes')
  expect(vote.getAttribute('aria-pressed')).toBe('false')
  expect(vote.disabled).toBe(false)
})

test('a draft and an idea without the right to vote cannot be voted for', async () => {
  const own = idea({ id: 'own', title: 'Own idea', canVote: false })
  open({ ideas: listOf(idea({ status: 'DRAFT' }), own) })
  for (const title of ['Cool roofs', 'Own idea'])
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: `Vote for ${title}, 2 votes` })).disabled,
    ).toBe(true)
})

test('a draft that the server does not take stays a draft; the next press submits it', async () => {
  const answers: Answers = {
    ideas: listOf(idea({ status: 'DRAFT', canUpdate: true })),
    submitIdea: refusal('CONFLICT', 'The description is too short to submit'),
  }
  const { user } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Failed to submit idea')).toBeTruthy()
  expect(screen.getByText('The description is too short to submit')).toBeTruthy()
  expect((await card()).getByText('Draft')).toBeTruthy()
  answers['submitIdea'] = () => {
    answers['ideas'] = listOf(idea())
    return { idea: idea() }
  }
  await user.click(button('Submit'))
  expect(await screen.findByText('Idea submitted successfully')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull())
})

test('what the server says of a new idea is beside its field, and the rest stays written', async () => {
  const refused = refusal('INVALID', 'x', { title: 'You have an idea with this title' })
  const { user } = open({ ideas: listOf(), createIdea: refused })
  const dialog = await begin(user)
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  const description = /You have an idea with this title/
  const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Title/, description })
  expect(title.value).toBe('Cool pavements')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ }).value).toMatch(/^Stones/)
})

test('a new idea that did not reach the server is sent by the next press, once', async () => {
  const lost = new Set(['IdeaFormCreateMutation'])
  const sent: { submit: boolean }[] = []
  const { user } = open(
    {
      ideas: listOf(),
      createIdea: ({ input }: { input: { submit: boolean } }) => {
        sent.push(input)
        return { idea: idea({ status: 'DRAFT' }) }
      },
    },
    { lost },
  )
  const dialog = await begin(user)
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([expect.objectContaining({ title: 'Cool pavements', submit: false })])
})

test('a project that cannot be made of an idea leaves the viewer in the list', async () => {
  const validated = idea({ status: 'VALIDATED', canConvert: true })
  const answers: Answers = { ideas: listOf(validated), convertIdea: refusal('CONFLICT', 'Somebody was faster') }
  const { user, router } = open(answers, { path: '/ideas-sandbox?tab=validated' })
  await user.click(await screen.findByRole('button', { name: 'Create Project' }))
  expect(await screen.findByText('Failed to create project')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/ideas-sandbox')
  answers['convertIdea'] = { idea: validated, project: { __typename: 'Project', id: 'project', path: '/projects/12' } }
  await user.click(button('Create Project'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
})

test('deleting asks first, and an idea that cannot be deleted stays', async () => {
  const { user, asked } = open({
    ideas: listOf(idea({ canDelete: true })),
    deleteIdea: refusal('CONFLICT', 'An expert is reading it'),
  })
  await choose(user, 'Actions for Cool roofs', 'Delete Idea')
  const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  expect(asked).not.toContain('useDeleteIdeaMutation')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('An expert is reading it')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Cool roofs', hidden: true })).toBeTruthy()
})

test('an idea is decided on from its card; a decline needs words, an approval none', async () => {
  const { sent, answer } = recorded({ idea: idea({ status: 'APPROVED' }) })
  const { user } = renderRoute('/ideas-sandbox', {
    as: 'KU_TEAM',
    answers: {
      ideas: listOf(idea({ canReview: true })),
      node: { ...idea({ canReview: true }), conflictsOf: ['DEPARTMENT'] },
      reviewIdea: answer,
    },
  })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Cool roofs')
  expect(await dialog.findByText('Possible conflict of interest: same department')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /^Decline/ }))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await wrongField(dialog, /^Comments/, 'Enter a reason')
  await user.click(dialog.getByRole('radio', { name: /^Approve for validation/ }))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Decision sent')).toBeTruthy()
  expect(sent).toEqual([{ id: 'idea', decision: 'APPROVED', comments: '' }])
})

test('the choice of an expert shows a possible conflict of interest', async () => {
  const waiting = {
    __typename: 'ValidationRequest',
    id: 'request',
    status: 'OPEN',
    requestType: 'TECHNICAL',
    priority: 'MEDIUM',
    canAssign: true,
    assignee: null,
    conflictsOf: ['DEPARTMENT'],
  }
  const mona = { __typename: 'User', id: 'mona', number: 8, name: 'Mona Aziz', role: 'EXPERT' }
  const { user } = renderRoute('/ideas-sandbox?idea=7', {
    as: 'KU_TEAM',
    answers: {
      ideas: listOf(),
      idea: idea({ status: 'APPROVED', requests: [waiting] }),
      node: waiting,
      users: listOf(mona),
    },
  })
  await user.click(await findButton('Choose an expert'))
  const dialog = await dialogOf('Choose an expert')
  expect(dialog.queryByText(/conflict of interest/)).toBeNull()
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Mona Aziz/ }))
  expect(await dialog.findByText('Possible conflict of interest: same department')).toBeTruthy()
})

const author = { id: btoa('User:9'), number: 9, name: 'Mira' }
const team = (more: object) => ({ node: { canLead: true, isFull: false, ...more } })

test('the author of an idea is invited to a team that one leads and that has room', async () => {
  const sent: unknown[] = []
  const { user } = open({
    ideas: listOf(idea({ submitter: author })),
    teams: {
      edges: [
        team({ id: btoa('Team:1'), name: 'Full ones', isFull: true }),
        team({ id: btoa('Team:2'), name: 'Others’', canLead: false }),
        team({ id: btoa('Team:3'), name: 'Shade' }),
      ],
    },
    inviteToTeam: ({ input }: { input: object }) => {
      sent.push(input)
      return { team: { id: btoa('Team:3') } }
    },
  })
  await choose(user, 'Actions for Cool roofs', 'Invite to a team')
  const dialog = await dialogOf('Invite to a team')
  expect(await dialog.findByText('Mira will be invited to join as a member.')).toBeTruthy()
  const teams = within(dialog.getByRole('combobox', { name: /^Team/ }))
  expect(teams.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Shade'])
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: btoa('Team:3'), userIds: [author.id], message: 'About your idea “Cool roofs”.' }]),
  )
})

test('who leads no team with room is led to a new one, and nobody is invited for an idea of one’s own', async () => {
  const own = idea({
    id: 'own',
    number: 8,
    title: 'Cool walls',
    submitter: { id: btoa('User:1'), number: 1, name: 'Tala' },
  })
  const { user } = open({ ideas: listOf(idea({ submitter: author }), own), teams: { edges: [] } })
  await choose(user, 'Actions for Cool roofs', 'Invite to a team')
  const dialog = await dialogOf('Invite to a team')
  expect(await dialog.findByText('You don’t lead a team that can take another member.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Create a team' }).getAttribute('href')).toBe('/researchers/teams/new')
  await user.keyboard('{Escape}')
  await user.click(await findButton('Actions for Cool walls'))
  expect(await screen.findByRole('menuitem', { name: 'Share Idea' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Invite to a team' })).toBeNull()
})
